import { inflateRawSync } from 'node:zlib';
import { Unclear } from './unclear';

/** Entry of a zip file's central directory, and where it says where its content begins. */
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const OFFSET_AT = 42;
/** What stands before the content itself; its name and extra field follow. */
const CONTENT = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const CONTENT_HEAD = 30;
const METHOD_AT = 8;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const DEFLATED = 8;
const MOST_UNPACKED = 64 * 1024 * 1024;

const placesOf = (file: Buffer, sign: Buffer): number[] => {
  const places: number[] = [];
  for (let at = file.indexOf(sign); at >= 0; at = file.indexOf(sign, at + sign.length)) places.push(at);
  return places;
};

/** Readers begin at one of these, whether they follow the directory or the content itself. */
const contentsOf = (file: Buffer): number[] => {
  const told = placesOf(file, ENTRY).flatMap((at) =>
    at + OFFSET_AT + 4 <= file.length ? [file.readUInt32LE(at + OFFSET_AT)] : [],
  );
  const all = [...new Set([...told, ...placesOf(file, CONTENT)])];
  return all.filter((at) => at + CONTENT_HEAD <= file.length);
};

/** Bytes it really unpacks to, counted up to one beyond `most`; what is said of it elsewhere does not count. */
const unpackedSize = (file: Buffer, at: number, most: number): number => {
  if (file.readUInt16LE(at + METHOD_AT) !== DEFLATED) return 0;
  const begin =
    at + CONTENT_HEAD + file.readUInt16LE(at + NAME_LENGTH_AT) + file.readUInt16LE(at + EXTRA_LENGTH_AT);
  try {
    return inflateRawSync(file.subarray(begin), { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    // Whatever else is wrong with it, the reader will say.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0;
  }
};

/** A small file may unpack to more than this machine holds. Throws Unclear. */
export const refuseSwollen = (bytes: Uint8Array, most: number = MOST_UNPACKED): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  for (const at of contentsOf(file)) {
    left -= unpackedSize(file, at, left);
    if (left < 0) throw new Unclear(`文件解压后超过 ${Math.round(most / 1024 / 1024)} MB，请拆分后再导入`);
  }
};
