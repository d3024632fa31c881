import type { Pool } from 'pg';
import { conditionsOf, equals, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { NATIONWIDE } from '#src/contract/places';
import { monthsUntil } from '#src/costing/months';
import {
  CALENDAR_MONTHS,
  industryList,
  MOST_ROWS,
  type CalendarRow,
  type IndustryFilter,
  type IndustryPage,
  type Tab,
} from '../contract';
import { pointOf, POINTS, rowOf, rowsWhere, type StoredRow } from './rows';

/** A city has what its province has. */
const inPlace = (column: string, areaId: string, parameters: Parameters): string => {
  const id = parameters.add(areaId, 'int');
  return `${column} in (${id}, (select pid from region where areaid = ${id} and level = 2))`;
};

const narrowed = conditionsOf(industryList, {
  tab: equals('s.tab', 'text'),
  keyword: ({ keyword = '' }, { parameters }) =>
    keyword
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (word) =>
          `strpos(lower(concat_ws(' ', s.name, s.kind, s.publisher, s.scope, r.name)), lower(${parameters.add(word, 'text')})) > 0`,
      )
      .join(' and ') || 'true',
  areaId: ({ areaId = NATIONWIDE }, { parameters }) =>
    areaId === NATIONWIDE ? undefined : inPlace('s.area_id', areaId, parameters),
  frequency: equals('s.frequency', 'text'),
  status: equals('p.status', 'text'),
  series: 'elsewhere',
});

const readRows = async (pool: Pool, filter: IndustryFilter) => {
  const parameters = new Parameters();
  const conditions = narrowed(filter, parameters, undefined);
  const { rows } = await pool.query<StoredRow>(
    rowsWhere(where(conditions), industryList.sorting(filter)),
    parameters.values,
  );
  return rows.map(rowOf);
};

const readChosen = async (pool: Pool, id: string | undefined): Promise<IndustryPage['chosen']> => {
  if (id === undefined) return null;
  const found = await pool.query<StoredRow>(rowsWhere('where s.id = $1'), [id]);
  const [row] = found.rows.map(rowOf);
  if (!row) return null;
  const { rows } = await pool.query<StoredRow>(POINTS, [id]);
  return { row, points: rows.map(pointOf) };
};

const LAST_ISSUE = `select to_char(max(period), 'YYYY-MM') as last from industry_issue`;

const issuesIn = (places: string): string => `
  select i.publisher, r.name as "areaName",
    json_object_agg(to_char(i.period, 'YYYY-MM'), json_build_object('publishedOn',
      to_char(i.published_on, 'YYYY-MM-DD'), 'issueNo', i.issue_no, 'reason', i.reason)) as issues
  from industry_issue i join region r on r.areaid = i.area_id
  where i.period >= $1 ${places}
  group by i.publisher, r.name, r.areaid, r.sort_key
  order by r.areaid <> 1, r.sort_key, i.publisher`;

interface StoredIssues {
  readonly publisher: string;
  readonly areaName: string;
  readonly issues: Readonly<Record<string, NonNullable<CalendarRow['issues'][number]>>>;
}

/** Who published which of the last months. */
const readCalendar = async (pool: Pool, areaId = NATIONWIDE): Promise<IndustryPage['calendar']> => {
  const { rows: known } = await pool.query<{ last: string | null }>(LAST_ISSUE);
  const last = known[0]?.last;
  if (!last) return { months: [], rows: [] };
  const months = monthsUntil(last, CALENDAR_MONTHS);
  const parameters = new Parameters();
  parameters.values.push(`${months[0]}-01`);
  const places = areaId === NATIONWIDE ? '' : `and ${inPlace('i.area_id', areaId, parameters)}`;
  const { rows } = await pool.query<StoredIssues>(issuesIn(places), parameters.values);
  return {
    months,
    rows: rows.map(({ publisher, areaName, issues }) => ({
      publisher,
      areaName,
      issues: months.map((month) => issues[month] ?? null),
    })),
  };
};

const COVERAGE = `
  select r.areaid::text as "areaId", r.name as "areaName", coalesce(r.short_name, '') as "shortName",
    count(s.id)::int as n
  from region r left join industry_series s on s.area_id = r.areaid and s.tab = $1
  where r.level = 1 and r.areaid <> 1
  group by r.areaid order by r.sort_key`;

const readCoverage = async (pool: Pool, tab: Tab): Promise<IndustryPage['coverage']> =>
  (await pool.query<IndustryPage['coverage'][number]>(COVERAGE, [tab])).rows;

export const findSeries = async (pool: Pool, query: IndustryFilter): Promise<IndustryPage> => {
  const { tab = 'official' } = query;
  const [rows, chosen, calendar, coverage] = await Promise.all([
    readRows(pool, { ...query, tab }),
    readChosen(pool, query.series),
    readCalendar(pool, query.areaId),
    readCoverage(pool, tab),
  ]);
  return { total: rows.length, indexDatas: rows.slice(0, MOST_ROWS), chosen, calendar, coverage };
};
