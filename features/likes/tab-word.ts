import type { RecordKey } from './record-key';

interface Told {
  readonly record: RecordKey;
  readonly isLiked: boolean;
  readonly count: number;
}

const FORM = /^likes:([^:]+):(on|off):(\d+):([^:]+):(.+)$/;

/** One word without spaces, as the channel between tabs wants it. */
export const wordOf = (member: string, { record, isLiked, count }: Told): string =>
  ['likes', encodeURIComponent(member), isLiked ? 'on' : 'off', count]
    .concat([record.kind, encodeURIComponent(record.id)])
    .join(':');

/** Undefined for other words and for those of another member. */
export const readWord = (member: string | undefined, word: string): Told | undefined => {
  const [, by, way, count, kind, id] = FORM.exec(word) ?? [];
  if (member === undefined || by !== encodeURIComponent(member) || !kind || !id) return undefined;
  return { record: { kind, id: decodeURIComponent(id) }, isLiked: way === 'on', count: Number(count) };
};
