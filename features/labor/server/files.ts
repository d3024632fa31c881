import type { Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import type { FileExchange, ImportForm } from '#infra/server/server-slice';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { LABOR_SECTIONS, laborList, PRICING_MODES, type LaborRow } from '../contract';
import { prepareFile } from './import/import-file';
import { ASSUMABLE, FIELD_KEYS, labelOf, type Field } from './import/layout';

const BATCH = 5_000;
const COLUMNS: readonly Field[] = [
  ...([
    'section',
    'name',
    'content',
    'unit',
    'mode',
    'tools',
    'materials',
    'insurance',
    'tax',
    'taxRate',
  ] as const),
  ...(['place', 'period', 'low', 'middle', 'high', 'n', 'source'] as const),
];

const SELECT = `
  select p.line_id as "lineId", p.period::text as period, l.source,
    array[i.section, i.name, i.content, i.unit, i.mode, case when i.has_tools then '是' else '否' end,
      case when i.has_materials then '是' else '否' end, 
      case when i.has_insurance then '是' when not i.has_insurance then '否' else '未注明' end,
      case when i.has_tax then '含税' else '除税' end,
      trim_scale(i.tax_rate * 100)::text || '%', concat_ws(' ', province.name, r.name), to_char(p.period, 'YYYY-MM'),
      p.low::text, p.middle::text, p.high::text, p.n::text] as cells
  from labor_price p
  join labor_line l on l.id = p.line_id
  join labor_item i on i.id = l.item_id
  join region r on r.areaid = l.area_id
  left join region province on province.areaid = r.pid and r.level = 2
  where (p.line_id, p.period) > ($1, $2::date) order by p.line_id, p.period limit ${BATCH}`;

interface Stored extends Pick<LaborRow, 'period' | 'source'> {
  readonly lineId: string;
  readonly cells: readonly string[];
}

const write: FileExchange['write'] = async (pool: Pool, say) => {
  say(csvText([COLUMNS.map(labelOf)]));
  let count = 0;
  for (let [line, period] = ['', '0001-01-01']; ;) {
    const { rows } = await pool.query<Stored>(SELECT, [line, period]);
    say(rows.map(({ cells, source }) => csvLine([...cells, SOURCE_LABELS[source]])).join(''));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    [line, period] = [last.lineId, last.period];
  }
};

const OPTIONS: Partial<Record<Field, readonly string[]>> = {
  section: LABOR_SECTIONS,
  mode: Object.keys(PRICING_MODES),
  tools: ['是', '否'],
  materials: ['是', '否'],
  insurance: ['是', '否'],
  tax: ['除税', '含税'],
  confirmed: ['是'],
};

const form: ImportForm = {
  fields: FIELD_KEYS.filter((field) => field !== 'source').map((field) => {
    const options = OPTIONS[field];
    return {
      label: labelOf(field),
      isAssumable: ASSUMABLE.has(field),
      ...((field === 'mode' || field === 'tax') && { isAsked: true }),
      ...(options && { options }),
      ...((field === 'period' || field === 'confirmed') && { isPerFile: true }),
    };
  }),
  hint: '一行一个子目在一地一月的价格。',
  list: laborList.pathTo(laborList.viewFrom({})),
};

/** Labour prices of a house, from its files and back into them. */
export const laborFiles: FileExchange = {
  kind: 'labor',
  form,
  usage: { imports: '劳务分包价格', exports: '全部劳务价格' },
  noun: { unit: '条', name: '劳务价格' },
  read: prepareFile,
  write,
};
