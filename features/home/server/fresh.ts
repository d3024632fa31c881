import type { Pool } from 'pg';
import { GROUPS, recordOf, sectionKeys, type Group } from '#src/contract/records';
import type { Fresh } from '../contract';
import { TODAY } from './store';

/** Of each section. */
const ENTRIES = 2;
/** The same work in many places stands once among these, as far as there is other work. */
const LOOKED_AT = 24;
const TITLE_MAX = 60;

type Entry = Fresh['entries'][number];
interface Found extends Entry {
  readonly group: string;
}

const NEWEST = `
  select g.group, e.ref, e.parent_ref as parent, left(e.title, ${TITLE_MAX}) as title,
    case when r.areaid <> 1 and strpos(e.title, r.name) = 0 then r.name else '' end as place,
    to_char(e.published_on, 'YYYY-MM-DD') as "publishedOn", coalesce(e.provenance ->> 'kind' = 'sample', false) as sample
  from unnest($1::text[]) with ordinality g ("group", at)
  cross join lateral (
    select * from search_entry where kind = g.group and published_on <= ${TODAY}
    order by published_on desc, rank desc, ref limit ${LOOKED_AT}
  ) e
  left join region r on r.areaid = e.area_id
  order by g.at, e.published_on desc, e.rank desc, e.ref`;

const inOrder = (group: Group): number => (sectionKeys as readonly string[]).indexOf(recordOf(group).in);
/** Of one section each, in the order of the home page. */
const groups = GROUPS.toSorted((one, other) => inOrder(one) - inOrder(other));

const differing = (found: readonly Found[]): readonly Found[] => {
  const titles = new Set<string>();
  const first = found.filter(({ title }) => !titles.has(title) && titles.add(title));
  return [...first, ...found.filter((one) => !first.includes(one))].slice(0, ENTRIES);
};

/** What came last into each section; one without a dated record is not among them. */
export const fresh = async (pool: Pool): Promise<Fresh[]> => {
  const { rows } = await pool.query<Found>(NEWEST, [groups]);
  return groups.flatMap((group) => {
    const entries = differing(rows.filter((row) => row.group === group)).map(
      ({ group: _group, parent, ...entry }) => ({ ...entry, ...(parent && { parent }) }),
    );
    return entries.length === 0 ? [] : { group, entries };
  });
};
