import type { SalonMedia } from '../../core/salon-offers.js';
import { weekdayName } from '../../text/weekdays.js';
import { weekdayOf } from '../../time/local-date.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import { holdsWords } from '../../text/holds-words.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { SALON_ZONE } from '../salon-day.js';
import { mediaDescriptions } from './descriptions.pl.js';
import { mediaTexts } from './media-texts.pl.js';

const MAX_MEDIA_NAME = 120;

const fields = { query: optional(text({ description: mediaDescriptions.query, maxLength: MAX_MEDIA_NAME })) };

const media = output.record({
    mediaId: output.text,
    name: output.text,
    kind: output.choice(['image', 'video']),
    mime: output.text,
    /** Bytes. */
    size: output.integer,
    url: output.orNull(output.text),
    addedOn: output.text,
    addedOnWeekday: output.text
});

/** A picture or film as the tools' data shows it. */
export type MediaData = OutputOf<typeof media>;

const mediaList = listOutput('media', media);
export type MediaListData = OutputOf<typeof mediaList>;

export const listMedia = defineReadTool<SalonReadContext, typeof fields, MediaListData>({
    name: 'list_media',
    description: mediaDescriptions.list_media,
    progress: salonProgress('list_media'),
    fields,
    output: mediaList,
    async read({ query }, { port }) {
        const all = await port.listMedia();
        const found = query === undefined ? all : all.filter(({ name }) => holdsWords(name, query));
        const { items, leftOut } = boundedList(found.map(mediaData));
        const images = found.filter(({ kind }) => kind === 'image').length;
        return { summary: mediaTexts.listed({ images, videos: found.length - images, leftOut, query }), data: { media: items, leftOut } };
    }
});

function mediaData({ id, name, kind, mime, size, url, addedAt }: SalonMedia): MediaData {
    const { date } = SALON_ZONE.localAt(addedAt);
    return {
        mediaId: id,
        name,
        kind,
        mime,
        size,
        url: url ?? null,
        addedOn: date,
        addedOnWeekday: weekdayName(weekdayOf(date), 'pl')
    };
}
