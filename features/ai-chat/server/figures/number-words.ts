import Big from 'big.js';

const formats = new Map<number, Intl.NumberFormat>();

/** 12,345.60 – commercial rounding on the decimal, not on its binary neighbour. */
export const plainNumber = (value: number, digits: number): string => {
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('zh-CN', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, format);
  return format.format(new Big(value).round(digits, Big.roundHalfUp).toNumber());
};

export const rounded = (value: number, digits: number): number =>
  new Big(value).round(digits, Big.roundHalfUp).toNumber();

export const SOURCES: Readonly<Record<string, string>> = {
  sample: '样例',
  official: '官方发布',
  contributed: '会员贡献',
  computed: '计算得出',
  imported: '导入',
};

export const sourceWords = (kinds: readonly string[]): string =>
  kinds.map((kind) => SOURCES[kind] ?? kind).join('、');
