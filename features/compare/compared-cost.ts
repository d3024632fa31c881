import { roundTo } from '#src/costing/money';
import { lineCost, wholeCost } from '#src/costing/project-costs';
import type { Quoted } from '#src/costing/rebaser';
import type { Compared, FigureLine } from './contract';

const YUAN_PER_WAN = 10_000;

/** Of so many 元 a cost in the unit of its line is one. */
export const perOf = ({ unit }: Pick<FigureLine, 'unit'>): number => (unit === '万元' ? YUAN_PER_WAN : 1);

/** A cost as the record of the project gives it, in 元, to be read as the page of the project reads it. */
export const comparedQuoted = (
  project: Compared,
  line: Pick<FigureLine, 'unit' | 'keptTax'>,
  value: number,
): Quoted => {
  const priced = { ...project, cityId: project.cityId, taxBasis: project.recordedBasis };
  const yuan = roundTo(value * perOf(line), 2);
  return line.keptTax === undefined ? wholeCost(priced, yuan) : lineCost(priced, yuan, line.keptTax);
};
