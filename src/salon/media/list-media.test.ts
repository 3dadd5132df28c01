import { describe, expect, it } from 'vitest';

import { SalonScene } from '../../testing/salon-scene.js';

describe('O3 list_media', () => {
    it('shows pictures and films with the day on which they came', async () => {
        const scene = new SalonScene();
        const { id } = await scene.life.picture('Plaża', { url: ['https://media.example/plaza.jpg'] });
        await scene.life.film('Rolka');
        expect(await scene.owner.call('list_media', {})).toMatchObject({
            summary: 'W bibliotece: 1 zdjęcie i 1 film.',
            data: {
                media: [
                    {
                        mediaId: id,
                        name: 'Plaża',
                        kind: 'image',
                        mime: 'image/jpeg',
                        size: 120_000,
                        url: 'https://media.example/plaza.jpg',
                        addedOn: '2026-08-04',
                        addedOnWeekday: 'wtorek'
                    },
                    { name: 'Rolka', kind: 'video', url: null }
                ],
                leftOut: 0
            }
        });
    });

    it('rule 10 is cut where it gets long, says so, and is narrowed by the name', async () => {
        const scene = new SalonScene();
        for (let at = 1; at <= 100; at++) await scene.life.picture(`Zdjęcie nr ${at}`);
        const result = await scene.owner.call('list_media', {});
        expect(result.summary).toMatch(/^W bibliotece: 100 zdjęć\. Lista jest skrócona, poza nią jeszcze \d+ materiał/);
        expect(JSON.stringify(result).length).toBeLessThan(9_000);
        expect(await scene.owner.call('list_media', { query: 'zdjecie 100' })).toMatchObject({
            summary: 'Pasujące do „zdjecie 100”: 1 zdjęcie.',
            data: { media: [{ name: 'Zdjęcie nr 100' }] }
        });
    });
});
