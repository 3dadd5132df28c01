import { describe, expect, it } from 'vitest';
import { draftPhotos, photoAt } from './draft-photos.js';

const CDN = 'https://d375139ucebi94.cloudfront.net/region2/pl';

describe('rule 33 pictures of a profile', () => {
    it.each([
        [`${CDN}/7/logo/a.jpeg?size=640x427`, 'logo', `${CDN}/7/logo/a.jpeg`],
        [`${CDN}/7/biz_photo/a-b_c.jpeg`, 'salon', `${CDN}/7/biz_photo/a-b_c.jpeg`],
        [`${CDN}/7/inspiration/a.png`, 'inspiration', `${CDN}/7/inspiration/a.png`],
        [`${CDN}/7/service_photos/a.webp`, 'service', `${CDN}/7/service_photos/a.webp`],
        [`${CDN}/7/resource_photos/a.jpeg`, 'staff', `${CDN}/7/resource_photos/a.jpeg`],
        [
            'https://d2zdpiztbgorvt.cloudfront.net/region1/us/7/logo/a.jpeg',
            'logo',
            'https://d2zdpiztbgorvt.cloudfront.net/region1/us/7/logo/a.jpeg'
        ],
        ['https://images.booksy.com/region2/pl/7/logo/a.jpeg', 'logo', 'https://images.booksy.com/region2/pl/7/logo/a.jpeg']
    ])('rule 33 takes %s', (url, kind, clean) => {
        expect(photoAt(7, url)).toEqual({ kind, url: clean });
    });

    it.each([
        `${CDN}/8/logo/a.jpeg`,
        `${CDN}/77/logo/a.jpeg`,
        `${CDN}/7/review_photos/a.jpeg`,
        `${CDN}/7/constructor/a.jpeg`,
        `${CDN}/7/logo/../../8/logo/a.jpeg`,
        `${CDN}/7/logo/%2e%2e/a.jpeg`,
        'http://d375139ucebi94.cloudfront.net/region2/pl/7/logo/a.jpeg',
        'https://evil.cloudfront.net/region2/pl/7/logo/a.jpeg',
        'https://d375139ucebi94.cloudfront.net.evil.example/region2/pl/7/logo/a.jpeg',
        'https://notbooksy.com/region2/pl/7/logo/a.jpeg',
        'https://d375139ucebi94.cloudfront.net@evil.example/7/logo/a.jpeg',
        'https://d375139ucebi94.cloudfront.net:444/region2/pl/7/logo/a.jpeg',
        `${CDN}/7/logo/${'a'.repeat(600)}.jpeg`,
        ''
    ])('rule 33 leaves %s', (url) => {
        expect(photoAt(7, url)).toBeUndefined();
    });

    it('Y2 sorts them by kind, logo and cover first, each once, with whose they are', () => {
        const business = {
            photo: [`${CDN}/7/biz_photo/front.jpeg`],
            thumbnail_photo: [`${CDN}/7/logo/l.jpeg`],
            images: [
                `${CDN}/7/logo/l.jpeg?size=10x10`,
                `${CDN}/7/biz_photo/front.jpeg`,
                `${CDN}/7/biz_photo/in.jpeg`,
                `${CDN}/8/biz_photo/x.jpeg`
            ],
            staff: [
                { name: 'Ala', visible: true, photo_url: `${CDN}/7/resource_photos/ala.jpeg` },
                { name: 'Ewa', visible: false, photo_url: `${CDN}/7/resource_photos/ewa.jpeg` }
            ],
            service_categories: [{ services: [{ name: 'Cięcie', photos: [`${CDN}/7/service_photos/c.jpeg`] }] }]
        };
        expect(draftPhotos(7, business, undefined)).toEqual([
            { kind: 'logo', url: `${CDN}/7/logo/l.jpeg` },
            { kind: 'cover', url: `${CDN}/7/biz_photo/front.jpeg` },
            { kind: 'salon', url: `${CDN}/7/biz_photo/in.jpeg` },
            { kind: 'service', url: `${CDN}/7/service_photos/c.jpeg`, of: 'Cięcie' },
            { kind: 'staff', url: `${CDN}/7/resource_photos/ala.jpeg`, of: 'Ala' }
        ]);
    });

    it('Y6 takes logo and cover from schema.org where the page has no others', () => {
        const photos = draftPhotos(7, undefined, { logo: [`${CDN}/7/logo/l.jpeg`], image: [`${CDN}/7/biz_photo/f.jpeg`] });
        expect(photos.map(({ kind }) => kind)).toEqual(['logo', 'cover']);
    });
});
