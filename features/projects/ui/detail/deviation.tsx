import { formatNumber, NO_VALUE } from '#src/ui/format';
import { deviationOf } from './deviation-of';

export interface DeviationProps {
  readonly value: number | null;
  readonly peers: { readonly p50: number } | null;
}

/** How far from the peers' median, in percent; red above, green below, said in words too. */
export const Deviation = ({ value, peers }: DeviationProps) => {
  const percent = deviationOf(value, peers);
  if (percent === null) return <span className="change-flat">{NO_VALUE}</span>;
  const rounded = Number(percent.toFixed(1));
  if (rounded === 0) return <span className="change change-flat">持平</span>;
  const isAbove = rounded > 0;
  return (
    <span className={`change change-${isAbove ? 'up' : 'down'}`}>
      <span aria-hidden className="change-arrow">
        {isAbove ? '▲' : '▼'}
      </span>
      <span className="sr-only">{isAbove ? '高于中位' : '低于中位'}</span>
      {formatNumber(Math.abs(rounded), 1)}%
    </span>
  );
};
