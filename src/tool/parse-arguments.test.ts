import { describe, expect, it } from 'vitest';

import { choice, flag, integer, list, minutes, objectParser, optional, price, record, text } from './field.js';
import { parseArguments } from './parse-arguments.js';
import { ToolRefusal } from './tool-refusal.js';

const fields = {
    name: text({ description: 'Nazwa.', maxLength: 5 }),
    pricePln: price('Cena.'),
    durationMinutes: optional(minutes('Czas.')),
    active: optional(flag('Czy?')),
    clear: optional(list(choice('Co.', ['a', 'b']), { description: 'Co.', maxItems: 2 })),
    days: optional(list(record({ from: integer({ description: 'Od.', minimum: 0, maximum: 6 }) }), { description: 'Dni.', maxItems: 7 }))
};

const parser = objectParser(fields);
const RIGHT = { name: 'Henna', pricePln: 60 };

function refusalOf(input: unknown): string {
    try {
        parseArguments(input, fields, parser);
    } catch (error) {
        if (error instanceof ToolRefusal && error.code === 'invalid_arguments') return error.summary;
        throw error;
    }
    return 'accepted';
}

describe('a refused call says what to send instead', () => {
    const cases: readonly (readonly [unknown, string])[] = [
        [{ ...RIGHT, name: undefined }, 'Brakuje argumentu name. Podaj tekst w jednym wierszu, od 1 do 5 znaków.'],
        [{ ...RIGHT, name: null }, 'Brakuje argumentu name. Podaj tekst w jednym wierszu, od 1 do 5 znaków.'],
        [{ ...RIGHT, name: 7 }, 'Argument name jest nieprawidłowy (otrzymano: 7). Podaj tekst w jednym wierszu, od 1 do 5 znaków.'],
        [
            { ...RIGHT, name: 'za długie' },
            'Argument name jest nieprawidłowy (otrzymano: "za długie"). Podaj tekst w jednym wierszu, od 1 do 5 znaków.'
        ],
        [
            { ...RIGHT, pricePln: '60 zł' },
            'Argument pricePln jest nieprawidłowy (otrzymano: "60 zł"). Podaj kwotę w złotych od 0 do 100000, najwyżej z dwoma miejscami po kropce (np. 120 albo 89.5).'
        ],
        [
            { ...RIGHT, durationMinutes: 0 },
            'Argument durationMinutes jest nieprawidłowy (otrzymano: 0). Podaj czas w pełnych minutach, od 1 do 1440.'
        ],
        [{ ...RIGHT, active: 'true' }, 'Argument active jest nieprawidłowy (otrzymano: "true"). Podaj true albo false.'],
        [{ ...RIGHT, clear: ['c'] }, 'Argument clear[0] jest nieprawidłowy (otrzymano: "c"). Podaj jedną z wartości: a, b.'],
        [{ ...RIGHT, clear: 'a' }, 'Argument clear jest nieprawidłowy (otrzymano: "a"). Podaj listę, najwyżej 2 pozycji.'],
        [
            { ...RIGHT, days: [{ from: 1 }, { from: 9 }] },
            'Argument days[1].from jest nieprawidłowy (otrzymano: 9). Podaj liczbę całkowitą od 0 do 6.'
        ],
        [{ ...RIGHT, days: [{ from: 1, to: 2 }] }, 'Nieznany argument days[0].to. Dozwolone: from.'],
        [{ ...RIGHT, days: [null] }, 'Argument days[0] jest nieprawidłowy (otrzymano: null). Podaj obiekt zgodny ze schematem.'],
        [{ ...RIGHT, price: 60 }, 'Nieznany argument price. Dozwolone: name, pricePln, durationMinutes, active, clear, days.'],
        [
            JSON.parse('{"name":"Henna","pricePln":60,"__proto__":1}'),
            'Nieznany argument __proto__. Dozwolone: name, pricePln, durationMinutes, active, clear, days.'
        ],
        ['{"name":"Henna"}', 'Argumenty muszą być obiektem JSON zgodnym ze schematem narzędzia.'],
        [[RIGHT], 'Argumenty muszą być obiektem JSON zgodnym ze schematem narzędzia.'],
        [
            { ...RIGHT, pricePln: Number.NaN },
            'Argumenty zawierają liczbę, której JSON nie zna (NaN albo nieskończoność). Podaj zwykłą liczbę.'
        ],
        [
            { ...RIGHT, name: 1n },
            'Argumenty muszą być zwykłym JSON-em: obiekty, tablice, teksty, liczby, true, false i null. Wyślij je jeszcze raz w tej postaci.'
        ],
        [
            { ...RIGHT, name: 'x'.repeat(100_000) },
            'Argumenty są za długie. Wszystkie teksty razem mogą mieć najwyżej 16384 znaków — skróć je.'
        ],
        [
            { ...RIGHT, clear: new Array(5_000).fill('a') },
            'Argumenty mają zbyt wiele wartości (najwyżej 4000). Podziel zmianę na mniejsze.'
        ],
        [
            { ...RIGHT, days: [[[[[[[[1]]]]]]]] },
            'Argumenty są zbyt głęboko zagnieżdżone (najwyżej 8 poziomów). Wyślij je w postaci ze schematu narzędzia.'
        ]
    ];

    it.each(cases.map(([input, sentence]) => [sentence, input] as const))('T2 %s', (sentence, input) => {
        expect(refusalOf(input)).toBe(sentence);
    });

    it('tells several problems at once, five at most', () => {
        expect(refusalOf({ durationMinutes: -1 }).match(/Brakuje|Argument /g)).toEqual(['Brakuje', 'Brakuje', 'Argument ']);
        const many = refusalOf({ name: 1, pricePln: 'x', durationMinutes: 'x', active: 'x', clear: ['x', 'y'], days: 'x' });
        expect(many.match(/jest nieprawidłowy/g)).toHaveLength(5);
    });

    it('shows no more of a wrong value, or of a wrong name, than is needed to find it', () => {
        expect(refusalOf({ ...RIGHT, name: 'x'.repeat(10_000) }).length).toBeLessThan(200);
        expect(refusalOf({ ...RIGHT, ['y'.repeat(10_000)]: 1 }).length).toBeLessThan(200);
    });

    it('takes no arguments for an empty object', () => {
        expect(parseArguments(undefined, {}, objectParser({}))).toEqual({});
        expect(refusalOf(undefined)).toContain('Brakuje argumentu name.');
        expect(() => parseArguments({ a: 1 }, {}, objectParser({}))).toThrow('Nieznany argument a. To narzędzie nie przyjmuje argumentów.');
    });
});
