import './styles/sparkline.css';

interface Box {
  readonly width: number;
  readonly height: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Places the points evenly over the box, the smallest at its foot and the largest at its top; one level lies in the middle. */
export const placePoints = (
  values: readonly number[],
  { width, height }: Box,
): readonly (readonly [number, number])[] => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(index * step),
    round(span === 0 ? height / 2 : height - ((value - low) / span) * height),
  ]);
};

/** SVG path data; empty below two points, because a dot is no course. */
export const linePath = (values: readonly number[], box: Box): string =>
  values.length < 2
    ? ''
    : placePoints(values, box)
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
        .join('');

export interface SparklineProps {
  /** Oldest first. */
  readonly points: readonly number[];
  /** What a screen reader says instead of the drawing; without it the drawing is skipped as decoration. */
  readonly label?: string;
}

const BOX = { width: 200, height: 60 };

/** Fills its frame whatever the frame's proportions; the stroke keeps its width. */
export const Sparkline = ({ points, label }: SparklineProps) => (
  <svg
    className="sparkline"
    viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
    preserveAspectRatio="none"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path className="sparkline-line" d={linePath(points, BOX)} vectorEffect="non-scaling-stroke" />
  </svg>
);
