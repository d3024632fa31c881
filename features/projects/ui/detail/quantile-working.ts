import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import type { WorkingProps } from '#src/ui/working.tsx';

const MEDIAN = 0.5;

/** Linear between the two samples next to the place (n − 1)p + 1, which is type 7 of Hyndman and Fan. */
export const medianWorking = (
  { n, p50 }: { readonly n: number; readonly p50: number },
  unit: string,
): Pick<WorkingProps, 'formula' | 'result' | 'inputs'> => {
  const place = (n - 1) * MEDIAN + 1;
  return {
    formula: `自小到大第 (${formatNumber(n)} − 1) × 0.5 + 1 = ${formatNumber(place, place % 1 === 0 ? 0 : 1)} 位，线性插值`,
    result: `${formatNumber(p50, digitsOf(unit))} ${unit}`,
    inputs: [{ label: '方法', value: '分位数，线性插值（类型 7）' }],
  };
};

/** The share of the peers that cost no more, counted: a reader can do the division again. */
export const rankWorking = (n: number, rank: number): Pick<WorkingProps, 'formula' | 'result' | 'inputs'> => {
  const below = Math.round((rank * n) / 100);
  return {
    formula: `${formatNumber(below)} ÷ ${formatNumber(n)} × 100 = ${formatNumber(rank, 1)}，取整`,
    result: `P${Math.round(rank)}`,
    inputs: [
      { label: '单方不高于本工程的同类', value: `${formatNumber(below)} 个` },
      { label: '同类工程', value: `${formatNumber(n)} 个` },
    ],
  };
};
