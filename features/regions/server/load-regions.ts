import type { ClientBase, Pool } from 'pg';
import { regionTable } from './region-table';

/** Brings the table `region` to the state of the country's table; running it again changes nothing. */
export const loadRegions = async (client: ClientBase | Pool): Promise<void> => {
  await client.query(
    `insert into region (areaid, gb2260, name, short_name, pid, letter, sort_key, level, status)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[], $8::smallint[], $9::text[])
     on conflict (areaid) do update set
       gb2260 = excluded.gb2260, name = excluded.name, short_name = excluded.short_name, pid = excluded.pid,
       letter = excluded.letter, sort_key = excluded.sort_key, level = excluded.level, status = excluded.status
     where (region.*) is distinct from (excluded.*)`,
    [
      regionTable.map(({ areaid }) => Number(areaid)),
      regionTable.map(({ gb2260 }) => gb2260),
      regionTable.map(({ name }) => name),
      regionTable.map(({ shortName }) => shortName),
      regionTable.map(({ pid }) => Number(pid)),
      regionTable.map(({ letter }) => letter),
      regionTable.map(({ sortKey }) => sortKey),
      regionTable.map(({ level }) => level),
      regionTable.map(({ status }) => status),
    ],
  );
};
