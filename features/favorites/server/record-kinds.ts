import { ApiError } from '#infra/server/http/api-error';
import type { RecordSource, RecordSources } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { isRecordName, RECORDS, type RecordName } from '#src/contract/records';
import type { ShownRecord } from '#src/contract/shown-record';
import type { RecordKey } from '../contract-rows';

export const UNKNOWN_KIND = '这一类记录暂不支持收藏';
export const NO_RECORD = '没有找到这条记录，它可能已下架';

export const sourceOf = (records: RecordSources, kind: string): RecordSource | undefined =>
  isRecordName(kind) ? records[kind] : undefined;

/** Refuses what no section has published. */
export const describeOne = async (
  records: RecordSources,
  { kind, ref }: RecordKey,
): Promise<{ readonly kind: (typeof RECORDS)[RecordName]; readonly shown: ShownRecord }> => {
  const source = sourceOf(records, kind);
  if (!source || !isRecordName(kind)) throw new ApiError(codes.badRequest, UNKNOWN_KIND);
  const found = (await source.describe([ref])).find((record) => record.ref === ref);
  if (!found) throw new ApiError(codes.notFound, NO_RECORD);
  const { ref: _, ...shown } = found;
  return { kind: RECORDS[kind], shown };
};

/** Which of the records are published now; undefined for a kind no section has. */
export const publishedRecords =
  (records: RecordSources) =>
  async (kind: string, refs: readonly string[]): Promise<ReadonlySet<string> | undefined> => {
    const found = await sourceOf(records, kind)?.describe(refs);
    return found && new Set(found.map(({ ref }) => ref));
  };
