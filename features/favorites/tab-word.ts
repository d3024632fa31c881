import type { RecordKey } from './contract-rows';

interface Told {
  readonly record: RecordKey;
  readonly isFavorite: boolean;
}

const FORM = /^favorites:([^:]+):(on|off):([^:]+):(.+)$/;

/** One word without spaces, as the channel between tabs wants it. */
export const wordOf = (member: string, { record, isFavorite }: Told): string =>
  ['favorites', encodeURIComponent(member), isFavorite ? 'on' : 'off']
    .concat([record.kind, encodeURIComponent(record.ref)])
    .join(':');

/** Undefined for other words and for those of another member. */
export const readWord = (member: string | undefined, word: string): Told | undefined => {
  const [, by, way, kind, ref] = FORM.exec(word) ?? [];
  if (member === undefined || by !== encodeURIComponent(member) || !kind || !ref) return undefined;
  return { record: { kind, ref: decodeURIComponent(ref) }, isFavorite: way === 'on' };
};
