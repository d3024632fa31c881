import type { LaborRow } from '../contract';

/** What the work of a day is paid nationwide in mid-2024, in 元. */
export const DAY_RATES = {
  普工: 215,
  木工: 370,
  钢筋工: 365,
  混凝土工: 320,
  砌筑工: 362,
  抹灰工: 364,
  瓦工: 370,
  架子工: 366,
  防水工: 353,
  油漆工: 334,
  电工: 334,
  管工: 338,
  焊工: 378,
} as const;
export type Trade = keyof typeof DAY_RATES;

export interface SampleItem extends Pick<LaborRow, 'section' | 'name' | 'content' | 'unit' | 'mode'> {
  readonly id: string;
  readonly trade: Trade;
  /** Units of the item that one worker does in a day. */
  readonly output: number;
  /** 元 a unit in mid-2024: auxiliary materials and small machines. */
  readonly supplies: number;
  readonly hasTools: boolean;
}

type Plain = readonly [
  id: string,
  name: string,
  unit: string,
  output: number,
  content: string,
  more?: { readonly trade?: Trade; readonly tools?: number },
];
type Wide = readonly [
  id: string,
  name: string,
  unit: string,
  output: number,
  supplies: number,
  content: string,
];

export interface Group {
  readonly section: LaborRow['section'];
  readonly trade: Trade;
  readonly plain: readonly Plain[];
  readonly wide: readonly Wide[];
}
