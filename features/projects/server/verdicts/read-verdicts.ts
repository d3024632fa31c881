import type { ClientBase, Pool } from 'pg';
import type { Verdict } from '../../contract-verdicts';

const TRAIL = `
  select v.kind, v.name, v.verdict, v.reason, v.median::float8 as median,
    coalesce(nullif(account.full_name, ''), account.username) as actor,
    to_char(v.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at,
    v.figure is not distinct from project_figure(v.project_id, v.kind, v.name)
      and not exists (select from figure_verdict later where later.project_id = v.project_id
        and later.kind = v.kind and later.name = v.name and later.id > v.id) as "isStanding"
  from figure_verdict v join account on account.id = v.actor_id
  where v.project_id = $1 order by v.id desc`;

/** All that was ever said of the project's figures, the latest first. */
export const readVerdicts = async (client: ClientBase | Pool, projectId: string): Promise<Verdict[]> => {
  const { rows } = await client.query<Verdict>(TRAIL, [projectId]);
  return rows;
};
