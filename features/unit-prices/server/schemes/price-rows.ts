import type { Pool } from 'pg';
import type { SchemeTerms } from '../../contract-schemes';
import { rowUnderScheme, type SchemedRow } from '../../price-under-scheme';
import { pricedRecord } from '../../trial';
import { compositionsOf } from '../detail/compositions';
import { readLines, summariesOf } from '../detail/lines';
import { readRecords } from '../detail/record';

/** What a scheme makes of records, as their own pages work it out; those without a full composition are left out. */
export const priceRows = async (
  pool: Pool,
  terms: SchemeTerms,
  ids: readonly number[],
): Promise<ReadonlyMap<string, SchemedRow>> => {
  const records = await readRecords(pool, ids);
  const linesOf = await readLines(pool, records);
  return new Map(
    records.flatMap((record): [string, SchemedRow][] => {
      const lines = linesOf.get(record.id);
      const priced = lines && pricedRecord(compositionsOf(record), summariesOf(lines, record));
      return priced ? [[record.id, rowUnderScheme(priced, terms)]] : [];
    }),
  );
};
