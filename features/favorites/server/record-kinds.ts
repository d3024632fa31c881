import type { ListName } from '../contract';
import type { FavoriteRow, RecordKey, ShownRecord } from '../contract-rows';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';

export type DescribedRecord = ShownRecord & { readonly ref: string };

/** What a section lends the favourites: one kind of its records. */
export interface RecordKind {
  readonly list: ListName;
  /** 单项工程指标 */
  readonly section: string;
  /** Those of the records that are published now, in any order. */
  readonly describe: (refs: readonly string[]) => Promise<readonly DescribedRecord[]>;
  /** What is told of a record that was withdrawn. */
  readonly withdrawal?: (ref: string) => Promise<FavoriteRow['withdrawn'] | undefined>;
}
export type RecordKinds = Readonly<Record<string, RecordKind>>;

export const UNKNOWN_KIND = '这一类记录暂不支持收藏';
export const NO_RECORD = '没有找到这条记录，它可能已下架';

export const kindOf = (kinds: RecordKinds, kind: string): RecordKind | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

/** Refuses what no section has published. */
export const describeOne = async (
  kinds: RecordKinds,
  { kind, ref }: RecordKey,
): Promise<{ readonly kind: RecordKind; readonly shown: ShownRecord }> => {
  const known = kindOf(kinds, kind);
  if (!known) throw new ApiError(codes.badRequest, UNKNOWN_KIND);
  const found = (await known.describe([ref])).find((record) => record.ref === ref);
  if (!found) throw new ApiError(codes.notFound, NO_RECORD);
  const { ref: _, ...shown } = found;
  return { kind: known, shown };
};

/** Which of the records are published now; undefined for a kind no section has. */
export const publishedRecords =
  (kinds: RecordKinds) =>
  async (kind: string, refs: readonly string[]): Promise<ReadonlySet<string> | undefined> => {
    const records = await kindOf(kinds, kind)?.describe(refs);
    return records && new Set(records.map(({ ref }) => ref));
  };
