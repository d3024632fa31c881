import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import type { Samples } from '#infra/server/server-slice';
import { saveItems } from '../server/save-items';
import { sampleItems } from './sample-items';

/** Some projects are open and most are not, as in life. */
const OPEN = 120;

/** Opens items of the newest detailed sample projects that have none; they go with their projects. */
export const loadSampleItems = async (pool: Pool): Promise<void> => {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; area: number; pretax: number }>(
      `select id, area::float8 as area, pretax::float8 as pretax from project p
       where source = 'sample' and has_detail and not exists (select from new_item where bid_node_id = p.id)
       order by heat desc, id limit ${OPEN}`,
    );
    await saveItems(
      client,
      rows.map((project) => ({ bidNodeId: project.id, items: sampleItems(project) })),
    );
  });
  await pool.query('analyze new_item');
};

export const itemSamples: Samples = {
  kind: 'newItems',
  version: 2,
  after: ['projects'],
  // They go with their projects: what is asked is whether there are projects for them.
  count: countIn(`project where source = 'sample' and has_detail`),
  make: loadSampleItems,
};
