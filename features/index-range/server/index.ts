import { route } from '#infra/server/http/route';
import { rememberEach } from '#infra/server/jobs/remember';
import { countIn } from '#infra/server/sample/count-in';
import type { Samples, SectionSlice } from '#infra/server/server-slice';
import { indexRangeCall, subjectRangeCall } from '../contract';
import { fillSamples } from './fill-samples';
import { rangeTable, type RangeSources } from './range-table';
import { subjectRange } from './subject-range';

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
  const freshen = rememberEach(() => fillSamples(sources.pool), { ...memory, most: 1 });
  const table = rememberEach(async (query: Parameters<typeof rangeTable>[1]) => {
    await freshen(null);
    return rangeTable(sources, query);
  }, memory);
  const subject = rememberEach(async (query: Parameters<typeof subjectRange>[1]) => {
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
