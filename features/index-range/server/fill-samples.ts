import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';

/** One at a time, whatever server asks; the number is this slice's own. */
const LOCK = 'select pg_advisory_xact_lock(215)';

const STALE = `
  select p.id from project p
  left join range_sample r on r.project_id = p.id and r.revision = p.revision
  where p.has_detail and r.project_id is null`;

const NAME_SUBJECTS = `
  with stale as materialized (${STALE}),
  found as (
    select line.kind, line.name, '元/㎡' as unit, min(line.seq) as seq
    from stale join project_line line on line.project_id = stale.id group by line.kind, line.name
    union all
    select 'content', line.name, min(line.unit), min(line.seq)
    from stale join project_content line on line.project_id = stale.id group by line.name
  )
  insert into range_subject (kind, at, name, unit, seq)
  select kind,
    (select coalesce(max(at), 0) from range_subject known where known.kind = found.kind)
      + row_number() over (partition by kind order by seq, name),
    name, unit, seq
  from found where not exists (select from range_subject known where (known.kind, known.name) = (found.kind, found.name))`;

/** A content is told in the unit most projects have it in; where that is another one by now, every project is taken anew. */
const NAME_UNITS = `
  with usual as (
    select line.name, mode() within group (order by line.unit) as unit
    from project_content line join project p on p.id = line.project_id and p.has_detail group by line.name),
  renamed as (
    update range_subject s set unit = usual.unit from usual
    where s.kind = 'content' and s.name = usual.name and s.unit <> usual.unit returning s.at)
  delete from range_sample where exists (select from renamed)`;

// To the fen, as a project's own page quotes it. Two lines of one name are one subject; a content in another unit than
// its subject's is not comparable with it.
const costs = (kind: 'part' | 'unit' | 'fee'): string => `
  (select coalesce(array_agg(each.value order by each.at), '{}') from (
    select s.at, round(sum(line.amount) / p.area, 2)::float8 as value
    from range_subject s
    left join project_line line on line.project_id = p.id and line.kind = '${kind}' and line.name = s.name
    where s.kind = '${kind}' group by s.at) each)`;
const CONTENTS = `
  (select coalesce(array_agg(each.value order by each.at), '{}') from (
    select s.at, max(coalesce(line.above, line.below))::float8 as value
    from range_subject s
    left join project_content line on line.project_id = p.id and line.name = s.name and line.unit = s.unit
    where s.kind = 'content' group by s.at) each)`;

const FILL = `
  insert into range_sample (project_id, revision, part, unit, fee, content)
  select p.id, p.revision, ${costs('part')}, ${costs('unit')}, ${costs('fee')}, ${CONTENTS}
  from project p where p.id in (${STALE})
  on conflict (project_id) do update set revision = excluded.revision, part = excluded.part,
    unit = excluded.unit, fee = excluded.fee, content = excluded.content`;

const fill = async (client: PoolClient): Promise<void> => {
  await client.query(LOCK);
  await client.query(NAME_SUBJECTS);
  await client.query(NAME_UNITS);
  await client.query(FILL);
};

/** Takes in what projects have come or changed since; without any it is a look and nothing more. */
export const fillSamples = async (pool: Pool): Promise<void> => {
  const { rowCount } = await pool.query(`${STALE} limit 1`);
  if (rowCount === 0) return;
  await inTransaction(pool, fill);
  await pool.query('analyze range_sample');
};
