import type { IndexCard, IndexPoint } from '../contract';

export { baseLabel, FREQUENCY_LABELS } from '../contract';

export const CATEGORY_TITLES: Readonly<Record<IndexCard['category'], string>> = {
  综合: '综合指数',
  单项: '单项工程指数',
  人工: '人工指数',
  材料: '材料价格',
  机械: '机械指数',
};

/** 环比 is against the period before, whatever its length. */
export const stepLabel = (frequency: IndexCard['frequency']): string =>
  ({ month: '较上月', quarter: '较上季', year: '较上年' })[frequency];

/** 2025-07 of a quarter is 2025 年 3 季度, of a year 2025 年. */
export const periodLabel = (frequency: IndexCard['frequency'], period: string): string => {
  const [year, month = '1'] = period.split('-');
  if (frequency === 'year') return `${year} 年`;
  return frequency === 'quarter' ? `${year} 年 ${Math.ceil(Number(month) / 3)} 季度` : period;
};

export { seriesDigits as digitsOf } from '#src/ui/format';

export const isOpen = ({ status }: Pick<IndexPoint, 'status'>): boolean => status !== 'firm';
