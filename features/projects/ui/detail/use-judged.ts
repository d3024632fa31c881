import { useCostValue } from '../../../../src/ui/figure-card/cost-figure';
import type { ProjectDetail } from '../../contract';
import { lineCostOf } from '../costs-of';
import { judged, type Judged } from './lamps';

/** Every part and content of a project against its peers, costs read like theirs. */
export const useJudged = (detail: ProjectDetail): readonly (Judged | undefined)[] => {
  const read = useCostValue();
  return [
    ...detail.parts.map((part) =>
      judged(part.name, '元/㎡', read(lineCostOf(detail, part).quoted), part.peers),
    ),
    ...detail.contents.map(({ name, unit, above, below, peers }) =>
      judged(`${name}含量`, unit, above ?? below, peers),
    ),
  ];
};
