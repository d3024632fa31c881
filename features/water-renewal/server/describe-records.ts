import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import { pathIn, RECORDS } from '#src/contract/records';
import type { WaterRow } from '../contract';
import { madeUnder } from '../made-under';
import { ROWS_BY_ID, subtitleOf } from './rows';

const pathOf = pathIn(RECORDS.water);

/** What other sections show of a record: 收藏, 点赞. */
export const describeRecords =
  (pool: Pool): RecordSource['describe'] =>
  async (ids) => {
    const { rows } = await pool.query<WaterRow>(ROWS_BY_ID, [ids]);
    return rows.map((row) => ({
      ref: row.id,
      title: row.name,
      subtitle: subtitleOf(row),
      areaName: row.areaName,
      priceDate: row.priceDate,
      figure: {
        label: '指标值',
        value: row.value,
        unit: row.unitBasis,
        basis: row.taxBasis,
        madeUnder: madeUnder(row),
      },
      address: pathOf(row.id),
      provenance: row.provenance,
    }));
  };
