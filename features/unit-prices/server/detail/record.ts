import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Part, RateBase } from '../../contract';
import { ROW_COLUMNS, ROW_TABLES, type StoredRow } from '../rows';

/** As written by save-unit-prices.ts. */
export interface StoredLines {
  readonly norms: readonly (readonly [norm: number, quantity: number, overheads: number])[];
  readonly resources: readonly (readonly [resource: number, norm: number, quantity: number, price: number])[];
}

export type Parts = Readonly<Record<Part, number | null>>;

export interface StoredRecord extends StoredRow {
  /** Null when the record gives no composition. */
  readonly parts: Parts | null;
  readonly rateBase: RateBase | null;
  readonly managementRate: number | null;
  readonly profitRate: number | null;
  readonly lines: StoredLines | null;
  readonly quantity: number | null;
  readonly pretax: number;
}

const PARTS = `
  case when u.labour is not null then json_build_object(
    'labour', u.labour, 'materials', u.materials, 'mainMaterials', u.main_materials, 'equipment', u.equipment,
    'machinery', u.machinery, 'management', u.management, 'profit', u.profit, 'risk', u.risk) end as parts,
  u.rate_base as "rateBase", u.management_rate::float8 as "managementRate", u.profit_rate::float8 as "profitRate",
  u.lines, u.quantity::float8 as quantity, u.pretax::float8 as pretax`;

/** The records that there are of these ids, in any order. */
export const readRecords = async (pool: Pool, ids: readonly (string | number)[]): Promise<StoredRecord[]> => {
  const { rows } = await pool.query<StoredRecord>(
    `select ${ROW_COLUMNS}, ${PARTS} from ${ROW_TABLES} where u.id = any ($1::int[])`,
    [ids],
  );
  return rows;
};

/** Refuses an id nobody has. */
export const readRecord = async (pool: Pool, id: string): Promise<StoredRecord> => {
  const [record] = await readRecords(pool, [id]);
  if (!record) throw new ApiError(codes.notFound, '没有找到这条综合单价，它可能已下架');
  return record;
};
