import Big from 'big.js';
import { SOURCE_LABELS, type Source } from '#src/contract/provenance';

const formats = new Map<number, Intl.NumberFormat>();

/** 12,345.60 – commercial rounding on the decimal, not on its binary neighbour. */
export const plainNumber = (value: number, digits: number): string => {
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('zh-CN', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, format);
  return format.format(new Big(value).round(digits, Big.roundHalfUp).toNumber());
};

export const sourceWords = (kinds: readonly string[]): string =>
  kinds.map((kind) => (Object.hasOwn(SOURCE_LABELS, kind) ? SOURCE_LABELS[kind as Source] : kind)).join('、');
