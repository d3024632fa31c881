import { areaPath, linePath } from './line-path';
import './styles/sparkline.css';

export interface SparklineProps {
  /** Oldest first. */
  readonly points: readonly number[];
  /** What a screen reader says instead of the drawing; without it the drawing is skipped as decoration. */
  readonly label?: string;
  readonly filled?: boolean;
}

const BOX = { width: 200, height: 60 };

/** Fills its frame whatever the frame's proportions; the stroke keeps its width. */
export const Sparkline = ({ points, label, filled = false }: SparklineProps) => (
  <svg
    className="sparkline"
    viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
    preserveAspectRatio="none"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {filled && <path className="sparkline-area" d={areaPath(points, BOX)} />}
    <path className="sparkline-line" d={linePath(points, BOX)} vectorEffect="non-scaling-stroke" />
  </svg>
);
