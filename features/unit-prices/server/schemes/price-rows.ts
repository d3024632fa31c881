import type { Pool } from 'pg';
import type { SchemeTerms } from '../../contract-schemes';
import { priceUnderScheme } from '../../price-under-scheme';
import { resourceKey } from '../../resource-key';
import { compositionsOf } from '../detail/compositions';
import { readLines } from '../detail/lines';
import { readRecords } from '../detail/record';

/** What a scheme makes of records; those without a full composition are left out. */
export const priceRows = async (
  pool: Pool,
  terms: SchemeTerms,
  ids: readonly number[],
): Promise<ReadonlyMap<string, number>> => {
  const records = await readRecords(pool, ids);
  const linesOf = await readLines(pool, records);
  return new Map(
    records.flatMap((record): [string, number][] => {
      const { rates } = compositionsOf(record);
      const lines = linesOf.get(record.id)?.lines;
      if (!rates || !lines) return [];
      const resources = lines.map(({ resource, quantity, price }) => {
        return { key: resourceKey(resource), category: resource.category, quantity, price };
      });
      return [[record.id, priceUnderScheme({ ...record, rates, resources }, terms).unitPrice]];
    }),
  );
};
