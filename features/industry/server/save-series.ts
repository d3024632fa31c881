import type { ClientBase } from 'pg';
import { copyRows, type Columns } from '#infra/server/postgres/copy-rows';
import type { IndustryRow, Point } from '../contract';

export type Series = Pick<
  IndustryRow,
  'id' | 'tab' | 'name' | 'kind' | 'publisher' | 'frequency' | 'unit' | 'scope' | 'source'
> & {
  readonly areaId: number;
  readonly title: string;
  readonly method: string | null;
  readonly rank: number;
  readonly points: readonly SeriesPoint[];
};
export type SeriesPoint = Pick<
  Point,
  'period' | 'low' | 'high' | 'status' | 'publishedOn' | 'issueNo' | 'page' | 'first'
>;
export interface Issue {
  readonly publisher: string;
  readonly areaId: number;
  readonly period: string;
  readonly publishedOn: string | null;
  readonly issueNo: string | null;
  readonly reason: string | null;
  readonly source: IndustryRow['source'];
}

const SERIES_COLUMNS: Columns = {
  id: 'text',
  tab: 'text',
  name: 'text',
  kind: 'text',
  publisher: 'text',
  area_id: 'int',
  frequency: 'text',
  unit: 'text',
  scope: 'text',
  title: 'text',
  method: 'text',
  source: 'text',
  rank: 'int',
};
const POINT_COLUMNS: Columns = {
  series_id: 'text',
  period: 'date',
  low: 'numeric',
  high: 'numeric',
  status: 'text',
  published_on: 'date',
  issue_no: 'text',
  page: 'text',
};
const REVISION_COLUMNS: Columns = {
  series_id: 'text',
  period: 'date',
  first_low: 'numeric',
  first_high: 'numeric',
  reason: 'text',
  revised_on: 'date',
};
const ISSUE_COLUMNS: Columns = {
  publisher: 'text',
  area_id: 'int',
  period: 'date',
  published_on: 'date',
  issue_no: 'text',
  reason: 'text',
  source: 'text',
};

const firstDay = (period: string): string => `${period}-01`;

/** Of series that are there. */
export const savePoints = async (client: ClientBase, all: readonly Pick<Series, 'id' | 'points'>[]) => {
  await copyRows(
    client,
    'industry_point',
    POINT_COLUMNS,
    all.flatMap(({ id, points }) =>
      points.map(({ period, low, high, status, publishedOn, issueNo, page }) => [
        id,
        firstDay(period),
        low,
        high,
        status,
        publishedOn,
        issueNo,
        page,
      ]),
    ),
  );
  await copyRows(
    client,
    'industry_revision',
    REVISION_COLUMNS,
    all.flatMap(({ id, points }) =>
      points.flatMap(({ period, first }) =>
        first ? [[id, firstDay(period), first.low, first.high, first.reason, first.revisedOn]] : [],
      ),
    ),
  );
};

export const saveSeries = async (client: ClientBase, all: readonly Series[]): Promise<void> => {
  await copyRows(
    client,
    'industry_series',
    SERIES_COLUMNS,
    all.map((one) => [
      one.id,
      one.tab,
      one.name,
      one.kind,
      one.publisher,
      one.areaId,
      one.frequency,
      one.unit,
      one.scope,
      one.title,
      one.method,
      one.source,
      one.rank,
    ]),
  );
  await savePoints(client, all);
};

export const saveIssues = (client: ClientBase, issues: readonly Issue[]): Promise<void> =>
  copyRows(
    client,
    'industry_issue',
    ISSUE_COLUMNS,
    issues.map(({ publisher, areaId, period, publishedOn, issueNo, reason, source }) => [
      publisher,
      areaId,
      firstDay(period),
      publishedOn,
      issueNo,
      reason,
      source,
    ]),
  );

/** All series and issues of one source; answers how many series went. */
export const removeSeriesOf = async (client: ClientBase, source: IndustryRow['source']): Promise<number> => {
  await client.query('delete from industry_issue where source = $1', [source]);
  return (await client.query('delete from industry_series where source = $1', [source])).rowCount ?? 0;
};
