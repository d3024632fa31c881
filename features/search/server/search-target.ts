import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { DataOf } from '#src/contract/call';
import type { Group, searchTargetCall } from '../contract';

type Target = DataOf<typeof searchTargetCall>;

const GONE = '该记录已不存在，可能已被删除或更新，请重新搜索';

const TARGETS: Readonly<Record<Group, (id: string, parent: string) => Target>> = {
  bid_node: (id) => ({ viewType: 'node', path: `/commonproj/detail/${id}` }),
  bq_item: (id, parent) => ({ viewType: 'item', path: `/comprehensiveUnitPrice/detail/${id}/${parent}` }),
  sl: (id) => ({ viewType: 'slAndCityUpdate', path: `/waterConUrbanRenew/detail/${id}` }),
  labor: (id) => ({ viewType: 'labor', path: `/laborSubcontracting/priceLine/${id}` }),
  policy: (id) => ({ viewType: 'policy', path: `/policy/detail/${id}` }),
};

/** The page of a record that still is there. */
export const searchTarget = async (pool: Pool, group: Group, id: string): Promise<Target> => {
  const { rows } = await pool.query<{ parent: string | null }>(
    'select parent_ref as parent from search_entry where kind = $1 and ref = $2',
    [group, id],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, GONE);
  return TARGETS[group](encodeURIComponent(id), encodeURIComponent(rows[0].parent ?? ''));
};
