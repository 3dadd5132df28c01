/**
 * `npm run -s match-service-types -- FILE.tsv`: how the matcher of service types does on names with known answers.
 *
 * A line of the file: kind, category, name, expected id or "none", further acceptable ids with commas between, note; a heading line is skipped.
 */
import { readFileSync } from 'node:fs';
import { buildServiceTypeIndex } from '../src/catalogue/service-type-index.js';
import { ServiceTypeMatcher } from '../src/booksy/service-type-match.js';
import { scoreOfNames, type LabelledName, type NamesScore } from '../src/booksy/service-type-score.js';
import catalogue from '../src/testing/data/service-types.json' with { type: 'json' };

function namesIn(file: string): LabelledName[] {
    const lines = readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '');
    return lines
        .map((line) => line.split('\t'))
        .filter(([kind]) => kind !== 'kind')
        .map(([kind = '', category = '', name = '', expected = '', alsoOk = '']) => ({
            kind,
            category,
            name,
            expected: expected.trim(),
            alsoOk: alsoOk.split(',').map((id) => id.trim())
        }));
}

function figures(score: NamesScore): string {
    return `right ${score.right} wrong ${score.wrong.length} none ${score.open.length} of ${score.total}`;
}

function report(names: readonly LabelledName[]): void {
    const matcher = new ServiceTypeMatcher(buildServiceTypeIndex(catalogue));
    for (const kind of new Set(names.map((name) => name.kind))) {
        console.log(
            `${kind}: ${figures(
                scoreOfNames(
                    matcher,
                    names.filter((name) => name.kind === kind)
                )
            )}`
        );
    }
    const all = scoreOfNames(matcher, names);
    for (const { labelled, answer } of all.wrong) {
        console.log(`wrong: ${labelled.kind} | ${labelled.category} | ${labelled.name}: ${answer}, expected ${labelled.expected}`);
    }
    console.log(figures(all));
}

const file = process.argv[2];
if (file === undefined) {
    console.error('Usage: npm run -s match-service-types -- FILE.tsv');
    process.exitCode = 2;
} else {
    report(namesIn(file));
}
