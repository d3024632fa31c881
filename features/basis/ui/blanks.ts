/** What a page says of the parts that are not chosen. */
export interface BasisBlanks {
  readonly period: string;
  readonly areaId: string;
  /** Absent, as `quotedWords`, where figures cannot be shown as they were quoted. */
  readonly taxBasis?: string;
  readonly quotedWords?: string;
  /** Where nothing is chosen. */
  readonly words: string;
  /** After what is chosen. */
  readonly chosenWords: string;
}

export const AS_RECORDED: BasisBlanks = {
  period: '原价格期',
  areaId: '原地区',
  taxBasis: '原口径',
  quotedWords: '各条数据按各自的税口径、价格期与地区显示，不作折算；选择后全页同步折算。',
  words: '各条数据以除税、各自的价格期与地区显示，原值附在旁边；选择后全页同步折算。',
  chosenWords: '原值附在旁边；列表按造价排序与筛选时，以折算后的数为准。',
};
