import type { Provenance } from '#src/contract/provenance';
import type { Quoted, RebaseResult } from '#src/costing/rebaser';
import { formatNumber } from '../format';
import { sourceWords } from './citation';
import { formulaOf, ledTo } from './working-of';

/** A cost, whose it is and where it comes from. */
export interface Cost {
  /** 某住宅楼 */
  readonly subject: string;
  /** 单方造价 */
  readonly name: string;
  readonly quoted: Quoted;
  /** 湖北 武汉 */
  readonly areaName: string;
  /** 元/㎡ */
  readonly unit: string;
  readonly provenance: Provenance;
}

/** 2023-06 · 湖北 武汉 · 含税 */
export const quotedAs = ({ quoted, areaName }: Pick<Cost, 'quoted' | 'areaName'>): string =>
  ledTo(quoted, areaName, []);

/** One line that names the figure, how it was worked out and where it comes from. */
export const citationOf = (cost: Cost, reading: RebaseResult): string => {
  const { subject, name, quoted, areaName, unit, provenance } = cost;
  const original = `${formatNumber(quoted.value, 2)} ${unit}（${quotedAs(cost)}）`;
  const figure =
    reading.kind === 'rebased'
      ? `${formatNumber(reading.value, 2)} ${unit}（${ledTo(quoted, areaName, reading.steps)}，折算：${formulaOf(quoted.value, reading.steps)}；原值 ${original}）`
      : original;
  return `${subject} ${name}：${figure}。${sourceWords(provenance)}`;
};
