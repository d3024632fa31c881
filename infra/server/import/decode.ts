import { Unclear } from './unclear';

export interface Decoded {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'GB18030' | 'UTF-16';
}

const ENCODINGS = [
  ['UTF-8', 'utf-8'],
  ['GB18030', 'gb18030'],
] as const;

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * UTF-8 with or without a mark, else GB18030: text in the second is hardly ever well-formed in the first. UTF-16 needs
 * its mark. Throws Unclear when the bytes are none of these.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  if (isUtf16(bytes)) {
    return {
      text: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes),
      encoding: 'UTF-16',
    };
  }
  for (const [encoding, label] of ENCODINGS) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return { text, encoding };
    } catch {
      // Not this one.
    }
  }
  throw new Unclear('文件编码不是 UTF-8、GB18030 或 UTF-16，请另存为“CSV UTF-8”后再导入');
};
