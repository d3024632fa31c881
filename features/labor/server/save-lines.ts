import type { ClientBase, PoolClient } from 'pg';
import { mapInTurns } from '#infra/server/in-turns';
import type { Columns } from '#infra/server/postgres/copy-rows';
import { indexRecords, removeRecords } from '#infra/server/search/search-index';
import { RECORDS } from '#src/contract/records';
import type { LaborRow } from '../contract';
import { LINES, rowOf, type StoredRow } from './rows';

export const ITEM_COLUMNS: Columns = {
  id: 'text',
  section: 'text',
  name: 'text',
  content: 'text',
  unit: 'text',
  mode: 'text',
  has_tools: 'boolean',
  has_materials: 'boolean',
  has_insurance: 'boolean',
  has_tax: 'boolean',
  tax_rate: 'numeric',
  trade: 'text',
  day_output: 'numeric',
  source: 'text',
  rank: 'int',
};
export const LINE_COLUMNS: Columns = {
  id: 'text',
  item_id: 'text',
  area_id: 'int',
  issuer: 'text',
  title: 'text',
  method: 'text',
  source: 'text',
};
export const PRICE_COLUMNS: Columns = {
  line_id: 'text',
  period: 'date',
  low: 'numeric',
  middle: 'numeric',
  high: 'numeric',
  n: 'int',
};

const { group } = RECORDS.labor.found;

/** Makes lines findable by their newest price; in the transaction that changes them. */
export const indexLines = async (
  client: ClientBase,
  ids: readonly string[],
  heatOf: (id: string) => number = () => 0,
): Promise<void> => {
  const { rows } = await client.query<StoredRow>(LINES, [ids]);
  await indexRecords(
    client,
    await mapInTurns(rows, (row) => {
      const { id, name, section, unit, mode, areaId, period, provenance, ...price } = rowOf(row);
      return {
        kind: group,
        ref: id,
        title: name,
        subtitle: `${section} · ${mode} · 元/${unit}`,
        areaId: Number(areaId),
        publishedOn: `${period}-01`,
        price: price.middle,
        taxRate: price.taxRate,
        unit: `元/${unit}`,
        low: price.low,
        high: price.high,
        heat: heatOf(id),
        provenance,
      };
    }),
  );
};

/** All lines of one source, with items that no line is left of; answers how many lines went. */
export const removeLines = async (client: PoolClient, source: LaborRow['source']): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(
    'delete from labor_line where source = $1 returning id',
    [source],
  );
  await client.query(
    'delete from labor_item i where source = $1 and not exists (select from labor_line l where l.item_id = i.id)',
    [source],
  );
  await removeRecords(
    client,
    group,
    rows.map(({ id }) => id),
  );
  return rows.length;
};
