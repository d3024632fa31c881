import * as styles from './drawing.module.css';

type Point = readonly [x: number, y: number];
/** A length between two points, level or upright. */
type Measure = readonly [from: Point, to: Point, text: string];

export interface DrawingPlan {
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  readonly height: number;
  /** Outlines of concrete. */
  readonly concrete: readonly string[];
  readonly bars: readonly string[];
  readonly ties?: readonly string[];
  readonly measures: readonly Measure[];
  readonly notes?: readonly (readonly [at: Point, text: string])[];
}

const WIDTH = 440;
const TICK = 4;

const MeasureLine = ({ measure: [[x1, y1], [x2, y2], text] }: { readonly measure: Measure }) => {
  const isLevel = y1 === y2;
  const tick = ([x, y]: Point) =>
    isLevel ? `M${x} ${y - TICK}v${2 * TICK}` : `M${x - TICK} ${y}h${2 * TICK}`;
  return (
    <>
      <path className={styles.measure} d={`M${x1} ${y1}L${x2} ${y2}${tick([x1, y1])}${tick([x2, y2])}`} />
      {isLevel ? (
        <text x={(x1 + x2) / 2} y={y1 - 6} textAnchor="middle">
          {text}
        </text>
      ) : (
        <text x={x1 + 7} y={(y1 + y2) / 2 + 4}>
          {text}
        </text>
      )}
    </>
  );
};

/** Our own sketch: concrete, bars, stirrups and what is measured; not to scale. */
export const Drawing = ({ plan }: { readonly plan: DrawingPlan }) => (
  <figure className={styles.figure}>
    <svg viewBox={`0 0 ${WIDTH} ${plan.height}`} role="img" aria-label={plan.label}>
      {plan.concrete.map((d) => (
        <path key={d} className={styles.concrete} d={d} />
      ))}
      {plan.ties?.map((d) => (
        <path key={d} className={styles.tie} d={d} />
      ))}
      {plan.bars.map((d) => (
        <path key={d} className={styles.rebar} d={d} />
      ))}
      {plan.measures.map((measure) => (
        <MeasureLine key={measure.join()} measure={measure} />
      ))}
      {plan.notes?.map(([[x, y], text]) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
    <figcaption className="muted">{plan.label}。示意，不按比例。</figcaption>
  </figure>
);
