import type { Pool } from 'pg';
import { sumMoney } from '#src/costing/money';
import { addsUp } from '#src/costing/unit-price';
import type { Norm, ResourceSummaries } from '../../contract-detail';
import { DIRECT_PARTS, PART_KEYS } from '../../contract';
import { linesOf, normsOf, summariesOf, type Lines } from './lines';
import { readRecord, type StoredRecord } from './record';

interface NormsAnswer {
  readonly unitPrice: number;
  readonly sum: number;
  readonly norms: Norm[];
}

const normsIn = ({ unitPrice }: StoredRecord, lines: Lines): NormsAnswer => {
  const norms = normsOf(lines);
  return { unitPrice, sum: sumMoney(norms.map(({ amount }) => amount)), norms };
};

export const normsAnswer = async (pool: Pool, id: string): Promise<NormsAnswer> => {
  const record = await readRecord(pool, id);
  return normsIn(record, await linesOf(pool, record));
};

export const summariesAnswer = async (pool: Pool, id: string): Promise<ResourceSummaries> => {
  const record = await readRecord(pool, id);
  return summariesOf(await linesOf(pool, record), record);
};

/** What a record gives agrees with its price; what it does not give cannot disagree. */
const agree = (
  { parts, lines, unitPrice }: StoredRecord,
  norms: NormsAnswer,
  summaries: ResourceSummaries,
): boolean => {
  if (!parts) return true;
  const amounts = (keys: readonly (keyof typeof parts)[]) => keys.map((key) => parts[key] ?? 0);
  if (!addsUp(amounts(PART_KEYS), unitPrice)) return false;
  return !lines || (addsUp([norms.sum], unitPrice) && addsUp(amounts(DIRECT_PARTS), summaries.sum));
};

export const normsAndSummariesOf = async (pool: Pool, id: string) => {
  const record = await readRecord(pool, id);
  const lines = await linesOf(pool, record);
  const [norms, summaries] = [normsIn(record, lines), summariesOf(lines, record)];
  return { norms, summaries, addsUp: agree(record, norms, summaries) };
};
