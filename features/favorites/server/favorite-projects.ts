import type { Pool } from 'pg';

const PROJECTS = `
  select ref from favorite where account_id = $1 and kind = 'project' and removed_at is null
  order by added_at desc, id desc limit 20`;

/** Ids, the latest first. */
export const favoriteProjects = async (pool: Pool, accountId: string): Promise<readonly string[]> =>
  (await pool.query<{ ref: string }>(PROJECTS, [accountId])).rows.map(({ ref }) => ref);
