import { formatNumber } from '../../../../src/ui/format';
import { figureColours } from '../../../../src/ui/tokens';

export interface RingPart {
  readonly name: string;
  /** Percent of the whole. */
  readonly share: number;
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

/** Shares as a ring; goes with the table that names its colours. */
export const Ring = ({ parts, label }: { readonly parts: readonly RingPart[]; readonly label: string }) => {
  const words = parts.map(({ name, share }) => `${name} ${formatNumber(share, 2)}%`).join('，');
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`} className="unit-ring" role="img" aria-label={`${label}：${words}`}>
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
};
