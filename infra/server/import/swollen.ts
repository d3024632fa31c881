import { Unclear } from './unclear';

/** Entry of a zip file's central directory, and where it says how large its content is. */
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const SIZE_AT = 24;
const MOST_UNPACKED = 64 * 1024 * 1024;

/** A small file may say that it unpacks to more than this machine holds. Throws Unclear. */
export const refuseSwollen = (bytes: Uint8Array): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  for (let at = file.indexOf(ENTRY); at >= 0; at = file.indexOf(ENTRY, at + ENTRY.length)) {
    if (at + SIZE_AT + 4 <= file.length) unpacked += file.readUInt32LE(at + SIZE_AT);
  }
  if (unpacked > MOST_UNPACKED) throw new Unclear('文件解压后超过 64 MB，请拆分后再导入');
};
