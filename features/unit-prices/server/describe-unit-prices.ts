import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import type { Provenance } from '#src/contract/provenance';
import { unitPricePath } from '#src/contract/records';
import { editionWords } from '../edition-words';
import { amountsOf, ROW_COLUMNS, ROW_TABLES, type StoredRow } from './rows';
import { usualShares } from './usual-shares';

const DESCRIBED = `
  select ${ROW_COLUMNS}, origin.provenance
  from ${ROW_TABLES} join unit_price_origin origin on origin.id = u.origin_id where u.id = any ($1::int[])`;

const ID = /^[1-9]\d{0,8}$/;

/** What other sections show of a unit price: 收藏, 点赞. */
export const describeUnitPrices =
  (pool: Pool): RecordSource['describe'] =>
  async (refs) => {
    const { rows } = await pool.query<StoredRow & { readonly provenance: Provenance }>(DESCRIBED, [
      refs.filter((ref) => ID.test(ref)),
    ]);
    return rows.map((row) => ({
      ref: row.id,
      title: [row.name, ...row.features.map(({ value }) => value)].join(' '),
      subtitle: `${row.code} ${editionWords(row)}`,
      areaName: row.areaName,
      priceDate: row.priceDate,
      figure: {
        label: '综合单价',
        value: row.unitPrice,
        unit: `元/${row.unit}`,
        basis: row.taxBasis,
        madeUnder: {
          priceDate: row.priceDate,
          areaId: String(row.areaId),
          cityId: row.cityId === null ? undefined : String(row.cityId),
          building: undefined,
          taxBasis: row.taxBasis,
          taxRate: row.taxRate,
          amounts: amountsOf(row) ?? row.usualShares,
          ...(row.usualShares && { usual: usualShares(row.usualShares) }),
          item: row.code,
          ...(row.travellingSeries !== null && { materialSeries: row.travellingSeries }),
        },
      },
      address: unitPricePath(row.id, row.projectId),
      provenance: row.provenance,
    }));
  };
