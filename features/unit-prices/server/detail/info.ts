import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Provenance } from '#src/contract/provenance';
import { extend } from '#src/costing/money';
import type { UnitPriceInfo } from '../../contract-detail';
import { rowsOf } from '../rows';
import { readState } from '../state';
import type { ComparisonBasis } from '../statistics/reading';
import { readRecord } from './record';
import { readTemplates } from './templates';

interface RecordContext {
  readonly provenance: Provenance;
  readonly project: UnitPriceInfo['project'];
}

const CONTEXT = `
  select origin.provenance, json_build_object('id', p.id, 'name', p.name, 'type', p.type, 'stage', p.stage,
    'priceDate', to_char(p.price_date, 'YYYY-MM')) as project
  from unit_price u
  join unit_price_origin origin on origin.id = u.origin_id
  join project p on p.id = u.project_id
  where u.id = $1`;

/** Refuses an id nobody has, and a project the record does not stand in. */
export const unitPriceInfo = async (
  pool: Pool,
  { id, projectId }: { readonly id: string; readonly projectId?: string | undefined },
  reading: ComparisonBasis,
): Promise<UnitPriceInfo> => {
  const record = await readRecord(pool, id);
  const { rows } = await pool.query<RecordContext>(CONTEXT, [id]);
  const [surroundings] = rows;
  if (!surroundings || (projectId !== undefined && projectId !== record.projectId))
    throw new ApiError(codes.notFound, '这个工程里没有这条综合单价');
  const { parts, rateBase, managementRate, profitRate, lines, quantity, pretax, ...stored } = record;
  const [[row], [template]] = await Promise.all([
    readState(pool).then((state) => rowsOf(pool, [stored], { state, reading })),
    readTemplates(pool, [record.itemId]),
  ]);
  if (!row || !template) throw new Error(`unit price ${id} vanished while it was read`);
  return {
    row,
    ...surroundings,
    template,
    quantity,
    amount: quantity === null ? null : extend(quantity, record.unitPrice),
  };
};
