import type { ClientBase, Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { confirmed, unchecked } from '#infra/server/import/doubts';
import { plainReader } from '#infra/server/import/plain-exchange';
import type { FileExchange, ImportForm } from '#infra/server/server-slice';
import { STAGES } from '#src/contract/project-terms';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { waterList, type WaterRow } from '../contract';
import { WORK_KINDS, UNIT_BASIS_NAMES } from '../contract-terms';
import { doubtOf } from './import/doubts';
import { ASSUMABLE, layout, type Field } from './import/layout';
import { recordOf } from './import/record';
import { ROW_TABLES } from './rows';
import { saveRecords, type WaterRecord } from './save-records';

const { keys, labelOf } = layout;
const BATCH = 5_000;
const COLUMNS: readonly Field[] = [
  ...([
    'name',
    'kind',
    'place',
    'unitBasis',
    'quantity',
    'value',
    'total',
    'scope',
    'stage',
    'nature',
  ] as const),
  ...(['priceDate', 'taxBasis', 'taxRate', 'source'] as const),
];

const SELECT = `
  select p.id, p.source, array[p.name, p.kind, concat_ws(' ', province.name, city.name), p.unit_basis,
    trim_scale(p.quantity)::text, trim_scale(p.value)::text,
    (case p.tax_basis when '含税' then p.total else p.pretax end)::text, p.scope, p.stage, coalesce(p.nature_said, ''),
    to_char(p.price_date, 'YYYY-MM'), p.tax_basis, trim_scale(p.tax_rate * 100)::text || '%'] as cells
  from ${ROW_TABLES} where p.id > $1 order by p.id limit ${BATCH}`;

const write: FileExchange['write'] = async (pool: Pool, say) => {
  say(csvText([COLUMNS.map(labelOf)]));
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await pool.query<{ id: string; source: WaterRow['source']; cells: string[] }>(SELECT, [
      after,
    ]);
    say(rows.map(({ cells, source }) => csvLine([...cells, SOURCE_LABELS[source]])).join(''));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    after = last.id;
  }
};

const OPTIONS: Partial<Record<Field, readonly string[]>> = {
  kind: WORK_KINDS,
  unitBasis: UNIT_BASIS_NAMES,
  stage: STAGES,
  taxBasis: ['除税', '含税'],
};

const form: ImportForm = {
  fields: keys
    .filter((field) => field !== 'source')
    .map((field) => {
      const options = OPTIONS[field];
      return { label: labelOf(field), isAssumable: ASSUMABLE.has(field), ...(options && { options }) };
    }),
  hint: '一行一个工程，写明单位口径、规模与口径说明；指标值与总造价至少给一个。',
  list: waterList.pathTo({ ...waterList.viewFrom({}), source: 'imported' }),
};

const storedOf = async (client: ClientBase | Pool, ids: readonly string[]) => {
  const { rows } = await client.query<{ id: string }>(
    'select id from water_record where id = any ($1::text[])',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
};

const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 3 });
const shown = (record: WaterRecord): readonly string[] => [
  record.name,
  record.kind,
  record.unitBasis,
  figure(record.quantity),
  record.scope,
  record.stage,
  record.natureSaid ?? '--',
  record.priceDate,
  record.taxBasis,
  figure(record.totals.pretax),
  figure(record.totals.total),
  record.facts.map(({ detail }) => detail).join('；') || '--',
];

/** Costs of water works and renewal of a house, from its files and back into them. */
export const waterFiles: FileExchange = {
  kind: 'water',
  form,
  usage: { imports: '水利与城市更新指标', exports: '全部水利与城市更新指标' },
  noun: { unit: '条', name: '水利与城市更新指标' },
  read: plainReader({
    layout,
    record: recordOf,
    keyOf: ({ id }) => id,
    storedOf,
    doubts: { confirmed: 'confirmed', of: doubtOf, taken: confirmed, unchecked },
    names: new Set(['name'] as const),
    save: saveRecords,
    heads: [
      '工程名称',
      '类别',
      '单位口径',
      '规模',
      '口径说明',
      '计价阶段',
      '建设性质',
      '价格期',
      '税口径',
      '除税造价 元',
      '含税造价 元',
      '导入时假定',
    ],
    shown,
    lock: 'water import',
  }),
  write,
};
