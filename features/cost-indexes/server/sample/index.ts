import { countIn } from '#infra/server/sample/count-in';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { Samples } from '#infra/server/server-slice';
import { loadSampleIndexes, removeSampleIndexes } from '../load-sample-indexes';

export const indexSamples: Samples = {
  kind: 'indexes',
  version: 2,
  noun: { unit: '个', name: '指数' },
  count: countIn(`index_series where source = 'sample'`),
  make: (pool) => inTransaction(pool, (client) => loadSampleIndexes(client)),
  remove: removeSampleIndexes,
};
