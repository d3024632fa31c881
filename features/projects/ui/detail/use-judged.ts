import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import type { FigureKind, Verdict } from '../../contract-verdicts';
import { normalMark } from '../../verdicts';
import { lineCostOf } from '../costs-of';
import { judged, type Judged } from './severities';

/** A judged figure with the word of a reviewer. */
export interface ReviewedFigure extends Judged {
  readonly kind: FigureKind;
  /** Its name in the record; `name` is what the screen calls it. */
  readonly subject: string;
  readonly mark: Verdict | undefined;
}

/** Every part and content of a project against its peers, costs read like theirs. */
export const useJudged = (detail: ProjectDetail): readonly (ReviewedFigure | undefined)[] => {
  const read = useCostValue();
  const reviewed = (kind: FigureKind, subject: string, found: Judged | undefined) =>
    found && { ...found, kind, subject, mark: normalMark(detail.verdicts, kind, subject) };
  return [
    ...detail.parts.map((part) => {
      const value = read(lineCostOf(detail, part).quoted);
      return reviewed('part', part.name, judged(part.name, '元/㎡', value, part.peers));
    }),
    ...detail.contents.map(({ name, unit, above, below, peers }) =>
      reviewed('content', name, judged(`${name}含量`, unit, above ?? below, peers)),
    ),
  ];
};
