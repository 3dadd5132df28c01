import { describe, expect, it } from 'vitest';
import { matchPeople } from './match-people.js';

const salon = (...names: string[]): { id: string; name: string }[] => names.map((name, place) => ({ id: `w${place}`, name }));

describe('Y3 people by name', () => {
    it.each([
        ['a first name that one worker has', ['Ala'], ['Ala Nowak', 'Ola Lis'], { Ala: 'w0' }],
        ['the whole name, although another worker has the first name', ['Ala Nowak'], ['Ala Kos', 'Ala Nowak'], { 'Ala Nowak': 'w1' }],
        ['upper case and spaces aside', [' ALA  nowak'], ['Ala Nowak'], { ' ALA  nowak': 'w0' }],
        ['an initial', ['Ala K.'], ['Ala Kos'], { 'Ala K.': 'w0' }],
        ['nobody when two workers have the first name', ['Ala'], ['Ala Nowak', 'Ala Kos'], {}],
        ['nobody when two people on Booksy have it', ['Ala Nowak', 'Ala Kos'], ['Ala'], {}],
        ['nobody of another surname', ['Ala Kos'], ['Ala Nowak'], {}],
        ['nobody of a name that only begins alike', ['Ala'], ['Alan Nowak'], {}],
        ['nobody when a letter differs', ['Łucja'], ['Lucja Nowak'], {}]
    ])('Y3 assigns %s', (_, booksy, workers, expected) => {
        expect(Object.fromEntries(matchPeople(booksy, salon(...workers)))).toEqual(expected);
    });
});
