import type { ClientBase, Pool } from 'pg';
import type { Verdict } from '../../contract-verdicts';

const REVIEWER = '审核员';

const TRAIL = `
  select v.kind, v.name, v.verdict, v.reason, v.median::float8 as median,
    concat_ws(' · ',
      case when reader.id = v.actor_id or reader.organisation_id = v.organisation_id
        then coalesce(nullif(account.full_name, ''), account.username) else '${REVIEWER}' end,
      organisation.name) as actor,
    to_char(v.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at,
    v.figure is not distinct from project_figure(v.project_id, v.kind, v.name)
      and not exists (select from figure_verdict later where later.project_id = v.project_id
        and later.kind = v.kind and later.name = v.name and later.id > v.id) as "isStanding"
  from figure_verdict v join account on account.id = v.actor_id
  left join organisation on organisation.id = v.organisation_id
  left join account reader on reader.id = $2::bigint
  where v.project_id = $1 order by v.id desc`;

/**
 * All that was ever said of the project's figures, the latest first. Who said it by name is told to them and to their
 * organisation; everybody else reads which organisation answers for it. Without a reader nobody is named.
 */
export const readVerdicts = async (
  client: ClientBase | Pool,
  projectId: string,
  readerId?: string,
): Promise<Verdict[]> => {
  const { rows } = await client.query<Verdict>(TRAIL, [projectId, readerId ?? null]);
  return rows;
};
