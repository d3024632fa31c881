import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const HAN = '安宁平和山川江河林森春夏秋冬东南西北金木水火土星云雨雪风松竹梅兰石田禾米光明清远长高';

const MOBILE = /^1[3-9]\d{9}$/;
const HEX_TEXT = /^[0-9a-fA-F]{32,}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Of an id: where it says of which version and variant it is. */
const KINDS = [14, 19];

const alphabetOf = (sign: string, isHex: boolean): string | undefined => {
  if (isHex && sign !== '-') return sign >= 'A' && sign <= 'F' ? HEX.toUpperCase() : HEX;
  if (sign >= '0' && sign <= '9') return DIGITS;
  if (sign >= 'a' && sign <= 'z') return LOWER;
  if (sign >= 'A' && sign <= 'Z') return LOWER.toUpperCase();
  if (/\p{Script=Han}/u.test(sign)) return HAN;
  if (/\p{N}/u.test(sign)) return DIGITS;
  return /\p{L}/u.test(sign) ? LOWER : undefined;
};

const stream = (key: Uint8Array, text: string, length: number, another: number): Uint8Array => {
  const seed = utf8ToBytes(text + '\0'.repeat(another));
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    hmac(sha256, key, concatBytes(Uint8Array.of(block & 255, block >> 8), seed)),
  );
  return concatBytes(...blocks);
};

const pick = (alphabet: string, byte: number): string => alphabet[byte % alphabet.length] ?? '';

/**
 * Another text of the same form: digits stay digits, letters letters, 汉字 汉字, a mobile number or an id one of those.
 * Equal in, equal out under one key; without the key there is no way back. `another`: of as many others.
 */
export const disguise = (key: Uint8Array, text: string, another = 0): string => {
  const signs = [...text];
  const bytes = stream(key, text, signs.length, another);
  const isMobile = MOBILE.test(text);
  const isId = UUID.test(text);
  const isHex = isId || HEX_TEXT.test(text);
  return signs
    .map((sign, at) => {
      const byte = bytes[at] ?? 0;
      if ((isMobile && at === 0) || (isId && KINDS.includes(at))) return sign;
      if (isMobile && at === 1) return pick('3456789', byte);
      // A leading zero would be lost where the value is a number.
      if (at === 0 && sign >= '1' && sign <= '9') return pick('123456789', byte);
      const alphabet = alphabetOf(sign, isHex);
      return alphabet ? pick(alphabet, byte) : sign;
    })
    .join('');
};
