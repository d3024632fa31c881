import { keepNewest } from '#infra/server/keep-newest';
import { route } from '#infra/server/http/route';
import { countIn } from '#infra/server/sample/count-in';
import type { Samples, SectionSlice } from '#infra/server/server-slice';
import { indexRangeCall, subjectRangeCall } from '../contract';
import { fillSamples } from './fill-samples';
import { rangeTable, type RangeSources } from './range-table';
import { subjectRange } from './subject-range';

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Answers the same question from memory for `life` milliseconds and shares one computation among those who ask
 * meanwhile; the `most` latest questions are remembered, and a failure is forgotten.
 */
const keptBriefly = <Question, T>(
  compute: (question: Question) => Promise<T>,
  { life, most, now }: { readonly life: number; readonly most: number; readonly now: () => number },
): ((question: Question) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>();
  return (question) => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known && now() < known.until) return known.answer;
    const answer = compute(question);
    const mine = { answer, until: now() + life };
    keepNewest(kept, most, key, mine);
    answer.catch(() => {
      if (kept.get(key) === mine) kept.delete(key);
    });
    return answer;
  };
};

/** Not made up: taken from the projects before the first reader asks. */
const rangeSamples: Samples = {
  kind: 'ranges',
  version: 1,
  after: ['projects'],
  count: countIn(`project where source = 'sample' and has_detail`),
  make: fillSamples,
};

export { fillSamples } from './fill-samples';

/** Figures may be this old after an import, in milliseconds. */
const LIFE = 60_000;
const MOST_QUESTIONS = 200;

/** `now` counts milliseconds from any start. */
export const indexRangeServer = (sources: RangeSources & { readonly now?: () => number }): SectionSlice => {
  const memory = { life: LIFE, most: MOST_QUESTIONS, now: sources.now ?? (() => performance.now()) };
  const freshen = keptBriefly(() => fillSamples(sources.pool), { ...memory, most: 1 });
  const table = keptBriefly(async (query: Parameters<typeof rangeTable>[1]) => {
    await freshen(null);
    return rangeTable(sources, query);
  }, memory);
  const subject = keptBriefly(async (query: Parameters<typeof subjectRange>[1]) => {
    await freshen(null);
    return subjectRange(sources, query);
  }, memory);
  return {
    routes: [
      route(indexRangeCall, ({ body }) => table(body)),
      route(subjectRangeCall, ({ body }) => subject(body)),
    ],
    samples: rangeSamples,
  };
};
