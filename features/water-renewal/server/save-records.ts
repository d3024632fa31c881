import type { ClientBase } from 'pg';
import { copyRows, type Columns } from '#infra/server/postgres/copy-rows';
import { indexRecords, OWN_HEAT, removeRecords } from '#infra/server/search/search-index';
import { RECORDS } from '#src/contract/records';
import { roundTo } from '#src/costing/money';
import type { WaterDetail, WaterRow } from '../contract';
import { UNIT_BASES } from '../contract-terms';
import { subtitleOf } from './rows';

const { group } = RECORDS.water.found;

type Stored = Omit<WaterRow, 'areaId' | 'cityId' | 'areaName' | 'value'> &
  Pick<WaterDetail, 'facts' | 'quantities'>;
export interface WaterRecord extends Stored {
  readonly areaId: number;
  readonly cityId: number | null;
  readonly totals: Omit<WaterDetail['totals'], 'taxRate'>;
  readonly costs: readonly { readonly name: string; readonly amount: number }[];
  readonly heat: number;
}

const RECORD_COLUMNS: Columns = {
  id: 'text',
  name: 'text',
  kind: 'text',
  area_id: 'int',
  city_id: 'int',
  unit_basis: 'text',
  per: 'int',
  quantity: 'numeric',
  scope: 'text',
  stage: 'text',
  price_date: 'date',
  tax_basis: 'text',
  tax_rate: 'numeric',
  pretax: 'numeric',
  tax: 'numeric',
  total: 'numeric',
  facts: 'jsonb',
  heat: 'int',
  source: 'text',
  provenance: 'jsonb',
};
const COST_COLUMNS: Columns = { record_id: 'text', seq: 'int', name: 'text', amount: 'numeric' };
const QUANTITY_COLUMNS: Columns = {
  record_id: 'text',
  seq: 'int',
  name: 'text',
  unit: 'text',
  quantity: 'numeric',
};

const cellsOf = ({ totals: { pretax, tax, total }, ...record }: WaterRecord) => [
  record.id,
  record.name,
  record.kind,
  record.areaId,
  record.cityId,
  record.unitBasis,
  UNIT_BASES[record.unitBasis].per,
  record.quantity,
  record.scope,
  record.stage,
  `${record.priceDate}-01`,
  record.taxBasis,
  record.taxRate,
  pretax,
  tax,
  total,
  JSON.stringify(record.facts),
  record.heat,
  record.source,
  JSON.stringify(record.provenance),
];

/** As the table computes it. */
const valueOf = ({ totals, taxBasis, quantity, unitBasis }: WaterRecord): number =>
  roundTo((taxBasis === '含税' ? totals.total : totals.pretax) / quantity / UNIT_BASES[unitBasis].per, 2);

/** Stores records and makes them findable, in the transaction that brings them. */
export const saveRecords = async (client: ClientBase, records: readonly WaterRecord[]): Promise<void> => {
  await copyRows(client, 'water_record', RECORD_COLUMNS, records.map(cellsOf));
  await copyRows(
    client,
    'water_cost',
    COST_COLUMNS,
    records.flatMap(({ id, costs }) => costs.map(({ name, amount }, seq) => [id, seq, name, amount])),
  );
  await copyRows(
    client,
    'water_quantity',
    QUANTITY_COLUMNS,
    records.flatMap(({ id, quantities }) =>
      quantities.map(({ name, unit, quantity }, seq) => [id, seq, name, unit, quantity]),
    ),
  );
  await indexRecords(
    client,
    records.map((record) => ({
      kind: group,
      ref: record.id,
      title: record.name,
      subtitle: subtitleOf(record),
      areaId: record.areaId,
      cityId: record.cityId,
      publishedOn: `${record.priceDate}-01`,
      price: valueOf(record),
      unit: record.unitBasis,
      heat: record.source === 'imported' ? OWN_HEAT : record.heat,
      provenance: record.provenance,
    })),
  );
};

/** All records of one source; answers how many went. */
export const removeRecordsOf = async (client: ClientBase, source: WaterRow['source']): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(
    'delete from water_record where source = $1 returning id',
    [source],
  );
  await removeRecords(
    client,
    group,
    rows.map(({ id }) => id),
  );
  return rows.length;
};
