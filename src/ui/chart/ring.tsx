import { formatNumber } from '../format';
import { figureColours } from '../tokens';

export interface RingPart {
  readonly name: string;
  /** Percent of the whole. */
  readonly share: number;
}

export interface RingProps {
  readonly parts: readonly RingPart[];
  /** Read out before the shares; without one, a list beside the ring names them. */
  readonly label?: string;
}

const WHOLE = 100;
/** A circle as long as the whole: dashes are percents. */
const RADIUS = WHOLE / (2 * Math.PI);
const BOX = 42;
const WIDTH = 7;
const GAP = 0.4;

/** Beyond the palette its colours come again, lighter. */
export const ringColour = (index: number) => ({
  color: `var(--${figureColours[index % figureColours.length] ?? 'fig-5'})`,
  opacity: index < figureColours.length ? 1 : 0.5,
});

const spokenAs = (parts: readonly RingPart[], label: string | undefined) => {
  if (label === undefined) return { 'aria-hidden': true };
  const words = parts.map(({ name, share }) => `${name} ${formatNumber(share, 2)}%`).join('，');
  return { role: 'img', 'aria-label': `${label}：${words}` };
};

/** Shares as a ring; goes with the list that names its colours. */
export const Ring = ({ parts, label }: RingProps) => (
  <svg viewBox={`0 0 ${BOX} ${BOX}`} className="ring" {...spokenAs(parts, label)}>
    {parts.map(({ name, share }, index) => {
      const before = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
      const length = Math.max(0, share - GAP);
      const { color, opacity } = ringColour(index);
      return (
        <circle
          key={name}
          cx={BOX / 2}
          cy={BOX / 2}
          r={RADIUS}
          fill="none"
          stroke={color}
          strokeOpacity={opacity}
          strokeWidth={WIDTH}
          strokeDasharray={`${length} ${WHOLE - length}`}
          strokeDashoffset={WHOLE / 4 - before}
        />
      );
    })}
  </svg>
);
