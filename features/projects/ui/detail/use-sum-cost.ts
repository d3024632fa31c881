import { useRebase } from '#src/ui/figure-card/cost-figure.tsx';
import type { Cost } from '#src/ui/figure-card/cost';
import type { ProjectDetail } from '../../contract';
import { sumCostOf } from '../costs-of';
import type { SumRow } from './costs';

/** What a row below a breakdown costs per ㎡, in the basis of the page. */
export const useSumCost = (detail: Pick<ProjectDetail, 'row'>): ((line: SumRow) => Cost) => {
  const rebase = useRebase();
  return (line) => sumCostOf(detail, line, rebase);
};
