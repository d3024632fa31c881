import { formatNumber, NO_VALUE } from './format';
import './styles/figure.css';

type Direction = 'up' | 'down' | 'flat';
const ARROWS = { up: '▲', down: '▼', flat: '―' } as const;
const WORDS = { up: '上涨', down: '下跌', flat: '持平' } as const;

const directionOf = (percent: number): Direction => {
  if (percent === 0) return 'flat';
  return percent > 0 ? 'up' : 'down';
};

export interface ChangeProps {
  /** Percent; null when there is nothing to compare with. */
  readonly percent: number | null | undefined;
  readonly digits?: number;
}

/** Red rises, green falls; arrow and sign say it again for those who see no colours. */
export const Change = ({ percent, digits = 2 }: ChangeProps) => {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) {
    return <span className="change change-flat">{NO_VALUE}</span>;
  }
  const rounded = Number(percent.toFixed(digits));
  const direction = directionOf(rounded);
  return (
    <span className={`change change-${direction}`}>
      <span aria-hidden className="change-arrow">
        {ARROWS[direction]}
      </span>
      <span className="sr-only">{WORDS[direction]}</span>
      {formatNumber(Math.abs(rounded), digits)}%
    </span>
  );
};
