import { roundTo } from '#src/costing/money';
import type { ProjectDetail } from './contract';

/** Parts that hold the work of one content and nothing else, so that one divided by the other is a price. */
const PART_OF: Readonly<Record<string, string>> = {
  混凝土: '混凝土工程',
  钢筋: '钢筋工程',
  模板: '模板工程',
  砌体: '砌筑工程',
  门窗: '门窗工程',
};
/** Units a price is not quoted by, with what it is quoted by instead. */
const QUOTED_BY: Readonly<Record<string, readonly [unit: string, times: number]>> = { kg: ['t', 1_000] };

export interface PriceOfContent {
  readonly part: ProjectDetail['parts'][number];
  /** Of a square metre of the whole building, in the unit of the content. */
  readonly quantity: number;
  /** 元 除税 per `unit`. */
  readonly price: number;
  readonly unit: string;
}

type Of = Pick<ProjectDetail, 'parts'> & {
  readonly overview: Pick<ProjectDetail['overview'], 'areaAbove' | 'areaBelow'>;
};

/** 分部单方 ÷ 含量: the price that the two figures of a project come to; undefined where one of them is missing. */
export const priceOfContent = (
  { parts, overview: { areaAbove, areaBelow } }: Of,
  { name, unit, above, below }: ProjectDetail['contents'][number],
): PriceOfContent | undefined => {
  const part = parts.find((line) => line.name === PART_OF[name]);
  // Without the content of one of them, the quantity of the whole is not known.
  if ((areaAbove > 0 && above === null) || (areaBelow > 0 && below === null)) return undefined;
  const quantity = ((above ?? 0) * areaAbove + (below ?? 0) * areaBelow) / (areaAbove + areaBelow);
  if (!part || !(quantity > 0)) return undefined;
  const measured = unit.split('/')[0] ?? unit;
  const [by, times] = QUOTED_BY[measured] ?? [measured, 1];
  return { part, quantity, price: roundTo((part.unitCost / quantity) * times, 2), unit: `元/${by}` };
};
