import type { Rebase } from '#src/costing/rebaser';
import { comparedQuoted, perOf } from './compared-cost';
import type { Comparison, FigureLine } from './contract';

export interface Rebased {
  readonly comparison: Comparison;
  /** Why a project's costs cannot be read in the basis, by its id; they are then left empty. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The same comparison with every cost read as the page reads costs. */
export const rebased = (comparison: Comparison, rebase: Rebase): Rebased => {
  const { projects, groups } = comparison;
  const reasons: Record<string, string> = {};
  const read = (line: FigureLine, value: number | null, at: number): number | null => {
    const project = projects[at];
    if (value === null || !project) return value;
    const reading = rebase(comparedQuoted(project, line, value));
    if (reading.kind === 'impossible') reasons[project.id] = reading.reason;
    if (reading.kind === 'same') return value;
    return reading.kind === 'rebased' ? reading.value / perOf(line) : null;
  };
  return {
    comparison: {
      ...comparison,
      groups: groups.map(({ name, lines }) => ({
        name,
        lines: lines.map((line) =>
          line.isCost ? { ...line, figures: line.figures.map((value, at) => read(line, value, at)) } : line,
        ),
      })),
    },
    reasons,
  };
};
