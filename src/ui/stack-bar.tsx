import { formatNumber } from './format';
import { figureColours } from './tokens';
import './styles/stack-bar.css';

export interface StackPart {
  readonly name: string;
  /** Percent of the whole. */
  readonly share: number;
}

const colourOf = (index: number) => `var(--${figureColours[index % figureColours.length] ?? 'fig-5'})`;

/** Below this a name does not fit into its part; the table beside the bar has it. */
const ROOM_FOR_NAME = 14;

/** Shares as one bar, largest differences at a glance; goes with a table that starts its rows with StackKey. */
export const StackBar = ({
  parts,
  label,
}: {
  readonly parts: readonly StackPart[];
  readonly label: string;
}) => (
  <div
    className="stack"
    role="img"
    aria-label={`${label}：${parts.map(({ name, share }) => `${name} ${formatNumber(share, 1)}%`).join('，')}`}
  >
    {parts.map(({ name, share }, index) => (
      <i
        key={name}
        style={{ width: `${share}%`, background: colourOf(index) }}
        title={`${name} ${formatNumber(share, 1)}%`}
      >
        {share >= ROOM_FOR_NAME && `${name} ${formatNumber(share, 1)}%`}
      </i>
    ))}
  </div>
);

export const StackKey = ({ index }: { readonly index: number }) => (
  <i className="stack-key" aria-hidden style={{ background: colourOf(index) }} />
);
