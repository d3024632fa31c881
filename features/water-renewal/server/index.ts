import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import type { RecordSection } from '#infra/server/server-slice';
import { findWaterCall, waterDetailCall } from '../contract';
import { waterSamples } from '../samples';
import { describeRecords } from './describe-records';
import { readDetail } from './detail';
import { waterFiles } from './files';
import { findRecords } from './find-records';
import { groupRuleFiles } from './groups/rule-files';
import { settleNatures } from './groups/stored-rules';

export { workValues } from './work-values';

export const waterRenewalServer = ({ pool }: { readonly pool: Pool }): RecordSection<'water'> => ({
  routes: [
    route(findWaterCall, ({ body }) => findRecords(pool, body)),
    route(waterDetailCall, ({ query }) => readDetail(pool, query.id, query.basis)),
  ],
  samples: waterSamples,
  files: [waterFiles, groupRuleFiles],
  settle: settleNatures,
  records: { water: { describe: describeRecords(pool) } },
});
