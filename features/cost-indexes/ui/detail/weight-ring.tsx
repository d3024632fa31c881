import { figureColours } from '../../../../src/ui/tokens';
import { formatNumber } from '../../../../src/ui/format';

type Share = readonly [name: string, percent: number];

const WHOLE = 100;
/** A circle whose length is the whole: dashes are percents. */
const RADIUS = WHOLE / (2 * Math.PI);
const BOX = 42;
const GAP = 0.4;

const colourAt = (at: number) => `var(--${figureColours[at % figureColours.length] ?? 'fig-5'})`;
/** Beyond the palette colours come again, lighter. */
const strengthAt = (at: number) => (at < figureColours.length ? 1 : 0.5);

/** Weights of the components, drawn and listed. */
export const WeightRing = ({ weights }: { readonly weights: Readonly<Record<string, number>> }) => {
  const shares = (Object.entries(weights) as Share[]).sort(([, one], [, other]) => other - one);
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, [, percent]) => sum + percent, 0));
  return (
    <div className="index-ring">
      <svg viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden>
        {shares.map(([name, percent], at) => (
          <circle
            key={name}
            cx={BOX / 2}
            cy={BOX / 2}
            r={RADIUS}
            fill="none"
            strokeWidth="7"
            stroke={colourAt(at)}
            strokeOpacity={strengthAt(at)}
            strokeDasharray={`${Math.max(0, percent - GAP)} ${WHOLE - Math.max(0, percent - GAP)}`}
            strokeDashoffset={WHOLE / 4 - (starts[at] ?? 0)}
          />
        ))}
      </svg>
      <dl aria-label="权重">
        {shares.map(([name, percent], at) => (
          <div key={name}>
            <dt>
              <i
                className="stack-key"
                aria-hidden
                style={{ background: colourAt(at), opacity: strengthAt(at) }}
              />
              {name}
            </dt>
            <dd>{formatNumber(percent, 1)}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
