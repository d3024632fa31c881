import { classes } from '#src/ui/classes';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import type { FigureProps } from '#src/ui/figure.tsx';
import type { WaterRow } from '../contract';
import { valueOf } from './cost-of';
import * as styles from './water.module.css';

export interface ValueProps extends Pick<FigureProps, 'size'> {
  readonly row: WaterRow;
  readonly original?: 'full' | 'value';
}

/** The value in its own unit basis, and what it holds: never one without the other. */
export const Value = ({ row, size, original = 'full' }: ValueProps) => (
  <>
    <CostFigure
      cost={valueOf(row)}
      unit={row.unitBasis}
      original={original}
      {...(size && { size })}
      asQuoted={<small className="muted"> {row.taxBasis}</small>}
    />
    <small className={classes('muted', styles.scope)}>{row.scope}</small>
  </>
);
