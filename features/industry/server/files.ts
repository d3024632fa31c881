import type { ClientBase, Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { plainReader } from '#infra/server/import/plain-exchange';
import type { FileExchange, ImportForm } from '#infra/server/server-slice';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { industryList, STATUSES, TABS, type IndustryRow } from '../contract';
import { ASSUMABLE, layout, type Field } from './import/layout';
import { publishedOf, type Published } from './import/record';
import { savePoints, saveSeries } from './save-series';

const { keys, labelOf } = layout;
const BATCH = 5_000;
const COLUMNS: readonly Field[] = [
  ...(['tab', 'name', 'kind', 'publisher', 'place', 'frequency', 'unit', 'scope', 'period'] as const),
  ...(['low', 'high', 'status', 'publishedOn', 'issueNo', 'page', 'source'] as const),
];

const SELECT = `
  select s.id, p.period::text as period, s.source, array[
    case s.tab when 'official' then '${TABS.official}' else '${TABS.statistics}' end, s.name, s.kind, s.publisher,
    concat_ws(' ', province.name, r.name),
    case s.frequency when 'month' then '月度' when 'quarter' then '季度' else '年度' end, s.unit, s.scope,
    to_char(p.period, 'YYYY-MM'), trim_scale(p.low)::text, trim_scale(p.high)::text,
    case p.status when 'firm' then '${STATUSES.firm}' else '${STATUSES.provisional}' end,
    p.published_on::text, p.issue_no, p.page] as cells
  from industry_point p join industry_series s on s.id = p.series_id
  join region r on r.areaid = s.area_id
  left join region province on province.areaid = r.pid and r.level = 2
  where (s.id, p.period) > ($1, $2::date) order by s.id, p.period limit ${BATCH}`;
interface Stored {
  readonly id: string;
  readonly period: string;
  readonly source: IndustryRow['source'];
  readonly cells: readonly (string | null)[];
}

const write: FileExchange['write'] = async (pool: Pool, say) => {
  say(csvText([COLUMNS.map(labelOf)]));
  let count = 0;
  for (let [id, period] = ['', '0001-01-01']; ;) {
    const { rows } = await pool.query<Stored>(SELECT, [id, period]);
    say(rows.map(({ cells, source }) => csvLine([...cells, SOURCE_LABELS[source]])).join(''));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    [id, period] = [last.id, last.period];
  }
};

const keyOf = ({ series, point }: Published): string => `${series.id} ${point.period}`;

const storedOf = async (client: ClientBase | Pool, all: readonly string[]) => {
  const { rows } = await client.query<{ key: string }>(
    `select series_id || ' ' || to_char(period, 'YYYY-MM') as key from industry_point
     where series_id = any ($1::text[])`,
    [[...new Set(all.map((key) => key.split(' ')[0]))]],
  );
  return new Set(rows.map(({ key }) => key));
};

/** A series that is there already takes the points; one that is not begins with them. */
const save = async (client: ClientBase, records: readonly Published[]): Promise<void> => {
  const ids = records.map(({ series }) => series.id);
  const { rows } = await client.query<{ id: string }>(
    'select id from industry_series where id = any ($1::text[])',
    [ids],
  );
  const there = new Set(rows.map(({ id }) => id));
  const points = new Map<string, Published['point'][]>();
  for (const { series, point } of records) points.set(series.id, [...(points.get(series.id) ?? []), point]);
  const all = [...new Map(records.map(({ series }) => [series.id, series])).values()].map((series) => ({
    ...series,
    points: points.get(series.id) ?? [],
  }));
  await savePoints(
    client,
    all.filter(({ id }) => there.has(id)),
  );
  await saveSeries(
    client,
    all.filter(({ id }) => !there.has(id)),
  );
};

const OPTIONS: Partial<Record<Field, readonly string[]>> = {
  tab: Object.values(TABS),
  frequency: ['月度', '季度', '年度'],
  status: Object.values(STATUSES),
};

const form: ImportForm = {
  fields: keys
    .filter((field) => field !== 'source')
    .map((field) => {
      const options = OPTIONS[field];
      return {
        label: labelOf(field),
        isAssumable: ASSUMABLE.has(field),
        ...(field === 'tab' && { isAsked: true }),
        ...(field === 'period' && { isPerFile: true }),
        ...(options && { options }),
      };
    }),
  hint: '一行一个指标在一期的数值，或下限与上限；写明发布单位与口径说明。',
  list: industryList.pathTo(industryList.viewFrom({})),
};

const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 4 });

/** Indicators and statistics a house keeps, from its files and back into them. */
export const industryFiles: FileExchange = {
  kind: 'industry',
  form,
  usage: { imports: '行业管理指标与统计', exports: '全部行业管理指标与统计' },
  noun: { unit: '条', name: '行业管理指标' },
  read: plainReader({
    layout,
    record: publishedOf,
    names: new Set(['name'] as const),
    keyOf,
    storedOf,
    save,
    heads: ['栏目', '指标名称', '类别', '发布单位', '单位', '口径说明', '期', '下限', '上限', '状态'],
    shown: ({ series, point }) => [
      TABS[series.tab],
      series.name,
      series.kind,
      series.publisher,
      series.unit,
      series.scope,
      point.period,
      figure(point.low),
      figure(point.high),
      STATUSES[point.status],
    ],
    lock: 'industry import',
  }),
  write,
};
