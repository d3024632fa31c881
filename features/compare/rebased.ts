import { buildingKindOf } from '#src/costing/price-series';
import { readAsQuoted, type Rebase } from '#src/costing/rebaser';
import type { Comparison } from './contract';

export interface Rebased {
  readonly comparison: Comparison;
  /** Why a project's costs cannot be read in the basis, by its id; they are then left empty. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The same comparison with every cost read in the basis of the page. */
export const rebased = (comparison: Comparison, rebase: Rebase): Rebased => {
  if (rebase === readAsQuoted) return { comparison, reasons: {} };
  const { projects, groups, taxBasis } = comparison;
  const reasons: Record<string, string> = {};
  const read = (value: number | null, at: number): number | null => {
    const project = projects[at];
    if (value === null || !project) return value;
    const { id, priceDate, areaId, cityId, type, taxRate } = project;
    const building = buildingKindOf(type);
    const reading = rebase({ value, priceDate, areaId, cityId, building, taxBasis, taxRate });
    if (reading.kind === 'impossible') reasons[id] = reading.reason;
    if (reading.kind === 'same') return value;
    return reading.kind === 'rebased' ? reading.value : null;
  };
  return {
    comparison: {
      ...comparison,
      groups: groups.map(({ name, lines }) => ({
        name,
        lines: lines.map((line) => (line.isCost ? { ...line, figures: line.figures.map(read) } : line)),
      })),
    },
    reasons,
  };
};
