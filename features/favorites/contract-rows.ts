import * as z from 'zod/mini';
import { provenance } from '#src/contract/provenance';

const MOST_REF = 200;

/** Any record of the portal: the kind names its section, the ref is its id there. */
export const recordKey = z.object({
  kind: z.string().check(z.regex(/^[a-z][A-Za-z]{1,31}$/, '未知的记录类型')),
  ref: z.string().check(z.minLength(1, '缺少记录编号'), z.maxLength(MOST_REF, '记录编号过长')),
});
export type RecordKey = z.output<typeof recordKey>;

export const favoriteId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '收藏编号的格式不正确'));
export const folderId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '收藏夹编号的格式不正确'));

/** The number somebody kept the record for: 单方造价 2,345.67 元/㎡ 含税. */
const figure = z.object({ label: z.string(), value: z.number(), unit: z.string(), basis: z.string() });
export type Figure = z.output<typeof figure>;

/** What a list tells of a record. */
const shownRecord = z.object({
  title: z.string(),
  subtitle: z.string(),
  areaName: z.string(),
  /** YYYY-MM; null where the record has none. */
  priceDate: z.nullable(z.string()),
  figure: z.nullable(figure),
  /** Below the hash: `/commonproj/detail/p1`. */
  address: z.string(),
  provenance: z.nullable(provenance),
});
export type ShownRecord = z.output<typeof shownRecord>;

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
  /** Since when, and why, where its section says so. */
  withdrawn: z.nullable(z.object({ day: z.string(), reason: z.string() })),
});
export type FavoriteRow = z.output<typeof favoriteRow>;
export type Snapshot = FavoriteRow['snapshot'];
