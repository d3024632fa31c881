import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import type { Provenance } from '#src/contract/provenance';

interface RecordRef {
  readonly ref: string;
  /** Of a unit price: the project it stands in. */
  readonly parentRef: string | null;
}
interface Entry extends RecordRef {
  readonly title: string;
  readonly subtitle: string;
  readonly areaName: string;
  readonly provenance: Provenance | null;
}

const ENTRIES = `
  select entry.ref, entry.parent_ref as "parentRef", entry.title, entry.subtitle, entry.provenance,
    concat_ws(' ', province.name, city.short_name) as "areaName"
  from search_entry entry
  left join region province on province.areaid = entry.area_id
  left join region city on city.areaid = entry.city_id
  where entry.kind = $1 and entry.ref = any ($2::text[])`;

interface IndexedWords {
  readonly pool: Pool;
  /** Word group of the search index: policy. */
  readonly group: string;
  readonly addressOf: (place: RecordRef) => string;
}

/** Describes records by what the search index tells of them, for sections that tell nothing more: no figure. */
export const indexedRecords =
  ({ pool, group, addressOf }: IndexedWords): RecordSource['describe'] =>
  async (refs) => {
    const { rows } = await pool.query<Entry>(ENTRIES, [group, refs]);
    return rows.map(({ ref, parentRef, title, subtitle, areaName, provenance }) => ({
      ref,
      title,
      subtitle,
      areaName,
      provenance,
      priceDate: provenance?.priceDate || null,
      figure: null,
      address: addressOf({ ref, parentRef }),
    }));
  };
