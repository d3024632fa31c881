import type { Pool } from 'pg';
import type { Provenance } from '#src/contract/provenance';
import { projectPath } from '#src/contract/records';
import { buildingKindOf } from '#src/costing/price-series';
import { PROJECT_TYPES } from '../contract';
import { ROW_COLUMNS, ROW_TABLES, type StoredRow } from './row';

const DESCRIBED = `select ${ROW_COLUMNS}, p.provenance from ${ROW_TABLES} where p.id = any ($1::text[])`;

/** What other sections show of a project: 收藏, 点赞. */
export const describeProjects = (pool: Pool) => async (ids: readonly string[]) => {
  const { rows } = await pool.query<StoredRow & { readonly provenance: Provenance }>(DESCRIBED, [ids]);
  return rows.map(({ id, name, type, structure, areaName, provenance, ...row }) => {
    const { priceDate, areaId, cityId, unitCost, taxBasis, taxRate } = row;
    return {
      ref: id,
      title: name,
      subtitle: `${PROJECT_TYPES[type]} ${structure}`,
      areaName,
      priceDate,
      figure: {
        label: '单方造价',
        value: unitCost,
        unit: '元/㎡',
        basis: taxBasis,
        madeUnder: {
          priceDate,
          areaId,
          cityId: cityId ?? undefined,
          taxBasis,
          taxRate,
          building: buildingKindOf(type),
        },
      },
      address: projectPath(id),
      provenance,
    };
  });
};
