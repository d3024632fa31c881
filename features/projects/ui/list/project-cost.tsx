import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectRow } from '../../contract';
import { unitCostOf } from '../costs-of';

export const ProjectCost = ({ row }: { readonly row: ProjectRow }) => (
  <td role="cell" className="projects-cost numeric">
    <b>
      <CostFigure
        cost={unitCostOf(row)}
        asQuoted={
          <>
            <span className="projects-card-unit"> 元/㎡</span>
            <small>{row.taxBasis}</small>
          </>
        }
      />
    </b>
  </td>
);
