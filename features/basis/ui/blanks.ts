/** What a page says of the parts that are not chosen. */
export interface BasisBlanks {
  readonly period: string;
  readonly areaId: string;
  readonly taxBasis: string;
  /** Where nothing is chosen. */
  readonly words: string;
  /** After what is chosen. */
  readonly chosenWords: string;
}

export const AS_RECORDED: BasisBlanks = {
  period: '原价格期',
  areaId: '原地区',
  taxBasis: '原口径',
  words: '各条数据按各自的价格期、地区与税口径显示；选择后全页同步折算。',
  chosenWords: '原值附在旁边；排序与筛选仍按原值。',
};
