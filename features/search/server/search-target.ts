import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { DataOf } from '#src/contract/call';
import { pathIn, recordOf, type Group } from '#src/contract/records';
import type { searchTargetCall } from '../contract';

type Target = DataOf<typeof searchTargetCall>;

const GONE = '该记录已不存在，可能已被删除或更新，请重新搜索';

/** The page of a record that still is there. */
export const searchTarget = async (pool: Pool, group: Group, id: string): Promise<Target> => {
  const { rows } = await pool.query<{ parent: string | null }>(
    'select parent_ref as parent from search_entry where kind = $1 and ref = $2',
    [group, id],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, GONE);
  const record = recordOf(group);
  return { viewType: record.found.viewType, path: pathIn(record)(id, rows[0].parent ?? '') };
};
