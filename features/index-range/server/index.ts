import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { indexRangeCall, subjectRangeCall } from '../contract';
import { fillSamples } from './fill-samples';
import { keptBriefly } from './kept-briefly';
import { rangeSamples } from './range-samples';
import { rangeTable, type RangeSources } from './range-table';
import { subjectRange } from './subject-range';

export { fillSamples } from './fill-samples';

/** Figures may be this old after an import, in milliseconds. */
const LIFE = 60_000;
const MOST_QUESTIONS = 200;

/** `now` counts milliseconds from any start. */
export const indexRangeServer = (sources: RangeSources & { readonly now?: () => number }): ServerSlice => {
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
