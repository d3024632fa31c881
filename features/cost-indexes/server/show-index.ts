import type { Pool } from 'pg';
import { overdueSince } from '#src/costing/overdue';
import { codes } from '#src/contract/codes';
import { NATIONWIDE } from '#src/contract/places';
import { ApiError } from '#infra/server/http/api-error';
import { MOST_REGIONS, type IndexPoint, type IndexResult } from '../contract';
import { contributionOf } from './contribution';
import { provenanceOf } from './provenance';
import { readHead, readPoints, readSiblings, type SeriesHead } from './read-series';

const ISSUES_SHOWN = 24;
const REVISIONS_SHOWN = 50;

const ISSUES = `
  select i.issue_no as "issueNo", i.title, to_char(i.period, 'YYYY-MM') as period,
    to_char(i.published_on, 'YYYY-MM-DD') as "publishedOn", p.value::float8 as value, p.status
  from index_issue i
  join index_point p on p.period = i.period and p.series_id = $1
  where i.publisher = $2 and i.frequency = $3
  order by i.period desc limit ${ISSUES_SHOWN}`;

const readPublications = async (
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

const readRevisions = async (pool: Pool, id: string): Promise<IndexResult['revisions']> => {
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
const readPlaces = async (pool: Pool): Promise<IndexResult['places']> => {
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

export const NO_SERIES = '没有找到这条指数，它可能已停止发布';

export interface SeriesQuery {
  readonly id: string;
  readonly areas: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** @throws ApiError 440 */
export const presentHead = async (pool: Pool, id: string): Promise<SeriesHead> => {
  const head = await readHead(pool, id);
  if (!head) throw new ApiError(codes.notFound, NO_SERIES);
  return head;
};

const newestOf = (points: readonly IndexPoint[]) => ({
  period: points.findLast(({ status }) => status !== 'forecast')?.period ?? '',
  revision: points.reduce((sum, { revision }) => sum + revision, 0),
});

/** One series with all that is known of it, and up to four of the same kind beside it. */
export const showIndex = async (
  pool: Pool,
  { id, areas, from, to }: SeriesQuery,
  today: string,
): Promise<IndexResult> => {
  const head = await presentHead(pool, id);
  const siblings = await readSiblings(pool, head);
  const beside = [...new Set(areas)]
    .flatMap((areaId) => siblings.find((one) => one.areaId === areaId && one.areaId !== head.areaId) ?? [])
    .slice(0, MOST_REGIONS - 1);
  const own = { seriesId: head.id, areaId: head.areaId, areaName: head.areaName };
  const shown = [own, ...beside];
  const points = await readPoints(
    pool,
    shown.map(({ seriesId }) => seriesId),
  );
  const ownPoints = points.get(head.id) ?? [];
  const newest = newestOf(ownPoints);
  const [contribution, publications, revisions, places] = await Promise.all([
    contributionOf(pool, head, ownPoints, { from, to }),
    readPublications(pool, head),
    readRevisions(pool, head.id),
    readPlaces(pool),
  ]);
  return {
    series: head,
    provenance: provenanceOf(head, newest),
    overdueSince: newest.period ? overdueSince(head.frequency, newest.period, today) : undefined,
    regions: shown.map((region) => ({ ...region, points: points.get(region.seriesId) ?? [] })),
    comparable: siblings.map(({ areaId, areaName }) => ({ areaId, areaName })),
    contribution,
    publications,
    revisions,
    places,
  };
};
