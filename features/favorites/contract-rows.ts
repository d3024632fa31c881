import * as z from 'zod/mini';
import { shownRecord, withdrawn } from '#src/contract/shown-record';

const MOST_REF = 200;

/** Any record of the portal: the kind names its section, the ref is its id there. */
export const recordKey = z.object({
  kind: z.string().check(z.regex(/^[a-z][A-Za-z]{1,31}$/, '未知的记录类型')),
  ref: z.string().check(z.minLength(1, '缺少记录编号'), z.maxLength(MOST_REF, '记录编号过长')),
});
export type RecordKey = z.output<typeof recordKey>;

export const favoriteId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '收藏编号的格式不正确'));
export const folderId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '收藏夹编号的格式不正确'));

export const favoriteRow = z.object({
  id: z.string(),
  kind: z.string(),
  ref: z.string(),
  folderId: z.string(),
  note: z.string(),
  addedAt: z.string(),
  /** As the record was shown when it was added. */
  snapshot: z.extend(shownRecord, { section: z.string() }),
  /** As it is now; null once it has been withdrawn. */
  current: z.nullable(shownRecord),
  /** Where its section says so. */
  withdrawn: z.nullable(withdrawn),
});
export type FavoriteRow = z.output<typeof favoriteRow>;
export type Snapshot = FavoriteRow['snapshot'];
