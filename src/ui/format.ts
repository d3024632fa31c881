const formats = new Map<number, Intl.NumberFormat>();

const formatOf = (digits: number) => {
  const known = formats.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('zh-CN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(digits, made);
  return made;
};

/** What stands where a value is not known. */
export const NO_VALUE = '--';

/** `12,345.60`; `--` for what is not a number. */
export const formatNumber = (value: number | null | undefined, digits = 0): string =>
  value === null || value === undefined || !Number.isFinite(value)
    ? NO_VALUE
    : formatOf(digits).format(value);

const WHOLE_YUAN: readonly string[] = ['元/t', '元/m³'];

/** Of a published series: prices by the ton or cubic metre in whole 元, all else in hundredths. */
export const seriesDigits = (unit: string): number => (WHOLE_YUAN.includes(unit) ? 0 : 2);

/** Marks of an axis: large figures need no decimals, small ones are nothing without them. */
export const digitsFor = (value: number): number => {
  const size = Math.abs(value);
  if (size >= 1000) return 0;
  return size >= 100 ? 1 : 2;
};
