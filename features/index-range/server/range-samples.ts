import { countIn } from '#infra/server/sample/count-in';
import type { Samples } from '#infra/server/server-slice';
import { fillSamples } from './fill-samples';

/** Not made up: taken from the projects before the first reader asks. */
export const rangeSamples: Samples = {
  kind: 'ranges',
  version: 1,
  after: ['projects'],
  count: countIn(`project where source = 'sample' and has_detail`),
  make: fillSamples,
};
