import { useParts } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import type { CostLine } from './costs';
import { sharesOf, type Shares } from './shares-of';

export type { Shares } from './shares-of';

export const useShares = (
  detail: Pick<ProjectDetail, 'row' | 'totals'>,
  lines: readonly CostLine[],
): Shares => sharesOf(useParts(), detail, lines);
