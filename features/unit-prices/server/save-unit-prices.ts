import type { ClientBase } from 'pg';
import { mapInTurns } from '#infra/server/in-turns';
import { readyRows, type Cell, type Columns, type Store } from '#infra/server/postgres/copy-rows';
import { OWN_HEAT, readyEntries, type SearchEntry } from '#infra/server/search/search-index';
import { RECORDS } from '#src/contract/records';
import { editionWords } from '../edition-words';
import { openDictionary, type Dictionary } from './dictionary';
import { refreshStatistics } from './statistics/refresh-statistics';
import type { UnitPrice } from './unit-price';

export const SEARCH_KIND = RECORDS.unitPrice.found.group;

const columns: Columns = {
  id: 'int',
  item_id: 'int',
  text_id: 'int',
  project_id: 'text',
  code: 'text',
  area_id: 'smallint',
  city_id: 'smallint',
  price_date: 'date',
  tax_basis: 'text',
  tax_rate: 'numeric',
  price: 'numeric',
  quantity: 'numeric',
  labour: 'numeric',
  materials: 'numeric',
  main_materials: 'numeric',
  equipment: 'numeric',
  machinery: 'numeric',
  management: 'numeric',
  profit: 'numeric',
  risk: 'numeric',
  rate_base: 'text',
  management_rate: 'numeric',
  profit_rate: 'numeric',
  lines: 'json',
  heat: 'int',
  source: 'text',
  origin_id: 'int',
  created_on: 'date',
};

const linesOf = ({ composition }: UnitPrice, { norms, resources }: Dictionary): string | null => {
  if (!composition || composition.resources.length === 0) return null;
  return JSON.stringify({
    norms: composition.norms.map(({ norm, quantity, overheads }) => [norms.of(norm), quantity, overheads]),
    resources: composition.resources.map(({ resource, norm, quantity, price }) => [
      resources.of(resource),
      norm,
      quantity,
      price,
    ]),
  });
};

const cellsOf = (id: number, record: UnitPrice, dictionary: Dictionary): Cell[] => {
  const { text, composition } = record;
  const parts = composition?.parts;
  return [
    id,
    dictionary.items.of(text.item),
    dictionary.texts.of(text),
    record.projectId,
    record.code,
    record.areaId,
    record.cityId,
    `${record.priceDate}-01`,
    record.taxBasis,
    record.taxRate,
    record.price,
    record.quantity,
    parts?.labour ?? null,
    parts?.materials ?? null,
    parts?.mainMaterials ?? null,
    parts?.equipment ?? null,
    parts?.machinery ?? null,
    parts?.management ?? null,
    parts?.profit ?? null,
    parts?.risk ?? null,
    composition?.rateBase ?? null,
    composition?.managementRate ?? null,
    composition?.profitRate ?? null,
    linesOf(record, dictionary),
    record.heat,
    record.source,
    dictionary.origins.of(record.provenance),
    record.createdOn,
  ];
};

/** 有梁板 C30 商品混凝土 */
const titleOf = ({ name, features }: UnitPrice['text']): string =>
  [name, ...features.map(({ value }) => value)].join(' ');

const entryOf = (id: number, record: UnitPrice): SearchEntry => ({
  kind: SEARCH_KIND,
  ref: String(id),
  title: titleOf(record.text),
  subtitle: `${record.code} ${editionWords({ edition: record.text.item.edition, source: record.source })}`,
  areaId: record.areaId,
  cityId: record.cityId,
  parentRef: record.projectId,
  publishedOn: record.createdOn,
  price: record.price,
  taxRate: record.taxRate,
  unit: `元/${record.text.item.unit}`,
  heat: record.source === 'imported' ? OWN_HEAT : record.heat,
  provenance: record.provenance,
});

const numbersFor = async (client: ClientBase, records: readonly UnitPrice[]): Promise<number[]> => {
  const missing = records.filter(({ id }) => id === undefined).length;
  if (missing === 0) return records.map(({ id }) => id as number);
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('unit_price', 'id'))::int as id from generate_series(1, $1)`,
    [missing],
  );
  const fresh = rows.map(({ id }) => id).values();
  return records.map(({ id }) => id ?? (fresh.next().value as number));
};

export interface Saving {
  /** Gives new records their numbers, and everything of theirs that stands in a table once. */
  readonly learn: (records: readonly UnitPrice[]) => Promise<Learnt>;
  /** Makes what was learnt ready, without the database; what comes of it stores the records and makes them findable. */
  readonly ready: (learnt: Learnt) => Promise<Store>;
  /** All three, one call after the other. */
  readonly save: (records: readonly UnitPrice[]) => Promise<void>;
  /** Brings the statistics up to what was saved. */
  readonly finish: () => Promise<void>;
}
interface Learnt {
  readonly records: readonly UnitPrice[];
  readonly ids: readonly number[];
}

/** Stores records of any number within the client's transaction, which ends after `finish`. */
export const openSaving = (client: ClientBase): Saving => {
  const dictionary = openDictionary();
  const changed = new Set<number>();
  const learn = async (records: readonly UnitPrice[]): Promise<Learnt> => {
    await dictionary.learn(client, records);
    for (const { text } of records) changed.add(dictionary.items.of(text.item));
    return { records, ids: await numbersFor(client, records) };
  };
  const ready = async ({ records, ids }: Learnt): Promise<Store> => {
    const cells = await mapInTurns(records, (record, index) => cellsOf(ids[index] ?? 0, record, dictionary));
    const storeRows = await readyRows('unit_price', columns, cells);
    const storeEntries = await readyEntries(
      await mapInTurns(records, (record, index) => entryOf(ids[index] ?? 0, record)),
    );
    return async (store) => {
      await storeRows(store);
      await storeEntries(store);
    };
  };
  return {
    learn,
    ready,
    save: async (records) => (await ready(await learn(records)))(client),
    finish: () => refreshStatistics(client, [...changed]),
  };
};
