import type { Pool } from 'pg';
import { TODAY } from '#infra/server/postgres/today';

const COUNT = `
  insert into project_view (project_id, day, viewer)
  select $1::text, today.day, sha256(convert_to(concat_ws(' ', $1::text, today.day::text, $2::text), 'UTF8'))
  from (select ${TODAY} as day) today
  on conflict do nothing`;

/** A member counts once a day and project, however often the page is read in another basis. */
export const countView = async (pool: Pool, projectId: string, accountId: string): Promise<void> => {
  await pool.query(COUNT, [projectId, accountId]);
};
