import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import type { IndexResult } from '../contract';
import type { SeriesHead } from './read-series';

const ISSUES_SHOWN = 24;
const REVISIONS_SHOWN = 50;

const ISSUES = `
  select i.issue_no as "issueNo", i.title, to_char(i.period, 'YYYY-MM') as period,
    to_char(i.published_on, 'YYYY-MM-DD') as "publishedOn", p.value::float8 as value, p.status
  from index_issue i
  join index_point p on p.period = i.period and p.series_id = $1
  where i.publisher = $2 and i.frequency = $3
  order by i.period desc limit ${ISSUES_SHOWN}`;

export const readPublications = async (
  pool: Pool,
  { id, publisher, frequency }: SeriesHead,
): Promise<IndexResult['publications']> => {
  const { rows } = await pool.query<IndexResult['publications'][number]>(ISSUES, [id, publisher, frequency]);
  return rows;
};

const REVISIONS = `
  select to_char(period, 'YYYY-MM') as period, revision, old_value::float8 as before, new_value::float8 as after, reason,
    to_char(revised_on, 'YYYY-MM-DD') as "revisedOn"
  from index_revision where series_id = $1
  order by revised_on desc, period desc, revision desc limit ${REVISIONS_SHOWN}`;

export const readRevisions = async (pool: Pool, id: string): Promise<IndexResult['revisions']> => {
  const { rows } = await pool.query<IndexResult['revisions'][number]>(REVISIONS, [id]);
  return rows;
};

interface FactorRow {
  readonly areaId: string;
  readonly areaName: string;
  readonly factor: number;
  readonly asOf: string;
  readonly source: IndexResult['places']['source'];
}

const PLACES = `
  select f.area_id::text as "areaId", r.name as "areaName", f.factor::float8 as factor,
    f.provenance->>'priceDate' as "asOf", f.source
  from place_factor f join region r on r.areaid = f.area_id
  order by f.area_id <> ${NATIONWIDE}, r.sort_key`;

/** The month and the kind are those of the newest row, unless a sample is among them. */
export const readPlaces = async (pool: Pool): Promise<IndexResult['places']> => {
  const { rows } = await pool.query<FactorRow>(PLACES);
  const [newest] = rows
    .map(({ asOf }) => asOf)
    .sort()
    .toReversed();
  return {
    asOf: newest ?? null,
    source: rows.find(({ source }) => source === 'sample')?.source ?? rows[0]?.source ?? 'sample',
    rows: rows.map(({ areaId, areaName, factor }) => ({ areaId, areaName, factor })),
  };
};
