import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import type { RecordSection } from '#infra/server/server-slice';
import { findIndustryCall } from '../contract';
import { industrySamples } from '../samples';
import { describeSeries } from './describe-series';
import { industryFiles } from './files';
import { findSeries } from './find-series';
import { settleSeries } from './index-entries';

export const industryServer = ({ pool }: { readonly pool: Pool }): RecordSection<'industry'> => ({
  routes: [route(findIndustryCall, ({ query }) => findSeries(pool, query))],
  samples: industrySamples,
  files: industryFiles,
  settle: settleSeries,
  records: { industry: { describe: describeSeries(pool) } },
});
