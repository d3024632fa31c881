import type { IndexSeries } from '../contract';

type Weights = Readonly<Record<string, number>>;

/** Percent of the cost of works by component. */
const COMPOSITE: Weights = {
  人工: 22,
  钢材: 18,
  商砼: 14,
  水泥: 4,
  砂石: 4,
  电缆: 6,
  其他材料: 17,
  机械: 6,
  管理费与利润: 9,
};

const SINGLE: Readonly<Record<string, Weights>> = {
  住宅: { 人工: 24, 钢材: 16, 商砼: 15, 水泥: 4, 砂石: 4, 电缆: 5, 其他材料: 19, 机械: 4, 管理费与利润: 9 },
  公建: { 人工: 21, 钢材: 17, 商砼: 12, 水泥: 3, 砂石: 3, 电缆: 8, 其他材料: 22, 机械: 5, 管理费与利润: 9 },
  工业: { 人工: 18, 钢材: 29, 商砼: 11, 水泥: 3, 砂石: 3, 电缆: 9, 其他材料: 12, 机械: 7, 管理费与利润: 8 },
  市政: { 人工: 19, 钢材: 12, 商砼: 16, 水泥: 8, 砂石: 12, 电缆: 4, 其他材料: 11, 机械: 10, 管理费与利润: 8 },
  轨道: { 人工: 20, 钢材: 22, 商砼: 19, 水泥: 5, 砂石: 4, 电缆: 6, 其他材料: 5, 机械: 11, 管理费与利润: 8 },
  水利: { 人工: 20, 钢材: 11, 商砼: 17, 水泥: 10, 砂石: 13, 电缆: 2, 其他材料: 6, 机械: 13, 管理费与利润: 8 },
};

/** Null for what is itself a component. */
export const weightsOf = ({ category, item }: Pick<IndexSeries, 'category' | 'item'>): Weights | null => {
  if (category === '综合') return COMPOSITE;
  return category === '单项' ? (SINGLE[item ?? ''] ?? COMPOSITE) : null;
};
