import type { Pool } from 'pg';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import type { FileExchange, ImportForm } from '#infra/server/server-slice';
import { EDITIONS, unitPriceList, type Edition, type ListView, type UnitPriceRow } from '../contract';
import { FIELD_KEYS, labelOf, type Field } from './import/fields';
import { commitBill, prepareBill } from './import/import-file';
import { ASSUMABLE } from './import/layout';
import { describeBill, refusedBillCsv, shownBill } from './import/report-bill';
import type { OfferedAreas } from './offered-areas';

const BATCH = 5_000;
const COLUMNS: readonly Field[] = [
  ...(['code', 'name', 'feature', 'unit', 'quantity', 'price'] as const),
  ...([
    'labour',
    'materials',
    'mainMaterials',
    'equipment',
    'machinery',
    'management',
    'profit',
    'risk',
  ] as const),
  ...(['edition', 'project', 'source'] as const),
];

interface Row {
  readonly id: number;
  readonly cells: readonly (string | null)[];
  readonly edition: Edition;
  readonly projectId: string;
  readonly source: UnitPriceRow['source'];
  readonly place: readonly (string | null)[];
}

const SELECT = `
  select u.id, i.edition, u.project_id as "projectId", u.source,
    array[u.code, t.name, t.feature_text, i.unit, trim_scale(u.quantity)::text, u.price::text, u.labour::text,
      u.materials::text, u.main_materials::text, u.equipment::text, u.machinery::text, u.management::text,
      u.profit::text, u.risk::text] as cells,
    array[concat_ws(' ', province.name, city.name), to_char(u.price_date, 'YYYY-MM'), u.tax_basis] as place
  from unit_price u
  join bill_item i on i.id = u.item_id
  join bill_text t on t.id = u.text_id
  left join region province on province.areaid = u.area_id
  left join region city on city.areaid = u.city_id
  where u.id > $1 order by u.id limit ${BATCH}`;

/** Writes every unit price as CSV in UTF-8 that the import reads again; answers their number. */
export const exportUnitPrices = async (
  pool: Pool,
  write: (text: string) => void | Promise<void>,
): Promise<number> => {
  await write(csvText([[...COLUMNS.map(labelOf), '地区', '价格期', '税口径']]));
  let count = 0;
  for (let after = 0; ;) {
    const { rows } = await pool.query<Row>(SELECT, [after]);
    const lines = rows.map(({ cells, edition, projectId, source, place }) =>
      csvLine([...cells, edition, projectId, SOURCE_LABELS[source], ...place]),
    );
    await write(lines.join(''));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    after = last.id;
  }
};

const OFFERED_PROJECTS = 300;
/** Projects that a house's bills may belong to, the latest first. */
const ownProjects = async (pool: Pool) => {
  const { rows } = await pool.query<{ value: string; label: string }>(
    `select id as value, name || '（' || to_char(price_date, 'YYYY-MM') || '）' as label
     from project where source <> 'sample' order by created_at desc, id limit ${OFFERED_PROJECTS}`,
  );
  return rows;
};

const listOf = (view: Pick<ListView, 'areaId'>): string =>
  unitPriceList.pathTo({ ...unitPriceList.viewFrom({}), ...view, source: 'imported' });

const form: ImportForm = {
  fields: FIELD_KEYS.filter((field) => field !== 'source').map((field) => ({
    label: labelOf(field),
    isAssumable: ASSUMABLE.has(field),
    ...((field === 'project' || field === 'edition') && { isAsked: true }),
    ...(field === 'edition' && { options: EDITIONS }),
    ...(field === 'confirmed' && { options: ['是'], isPerFile: true }),
    ...(field === 'project' && { optionsIn: ownProjects, isPerFile: true }),
  })),
  hint: '分部分项清单与计价表，一行一条；属于一个已导入的工程。同一工作簿里的综合单价分析表一并读取。',
  list: listOf({}),
};

export const unitPriceFiles = (areas: OfferedAreas): FileExchange => ({
  kind: 'unit-prices',
  form,
  usage: {
    options: '[--project 工程编号]',
    imports: '分部分项清单的综合单价',
    exports: '全部综合单价',
  },
  noun: { unit: '条', name: '综合单价' },
  read: async (pool, file) => {
    const understood = await prepareBill(pool, { ...file, areas });
    const [first] = understood.accepted;
    return {
      accepted: understood.accepted.length,
      refused: understood.refused.length,
      description: () => describeBill(file.fileName, understood),
      refusedCsv: () => refusedBillCsv(understood),
      refusedLinesCsv: understood.analysis?.refusedCsv,
      understood: () => shownBill(understood),
      // There is no list of the whole country.
      list: first && listOf({ areaId: String(first.record.areaId) }),
      commit: (client) => commitBill(client, understood),
    };
  },
  write: exportUnitPrices,
});
