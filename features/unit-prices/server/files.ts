import type { Pool } from 'pg';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import type { FileExchange } from '#infra/server/server-slice';
import type { Edition, UnitPriceRow } from '../contract';
import { labelOf, type Field } from './import/fields';
import { commitBill, describeBill, prepareBill, refusedBillCsv } from './import/import-file';
import type { OfferedAreas } from './visitor-area';

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

export const unitPriceFiles = (areas: OfferedAreas): FileExchange => ({
  kind: 'unit-prices',
  usage: {
    options: '[--project 工程编号]',
    imports: '分部分项清单的综合单价',
    exports: '全部综合单价',
  },
  noun: { unit: '条', name: '综合单价' },
  read: async (pool, file) => {
    const understood = await prepareBill(pool, { ...file, areas });
    return {
      accepted: understood.accepted.length,
      refused: understood.refused.length,
      description: describeBill(file.fileName, understood),
      refusedCsv: () => refusedBillCsv(understood),
      refusedLinesCsv: understood.analysis?.refusedCsv,
      commit: () => commitBill(pool, understood),
    };
  },
  write: exportUnitPrices,
});
