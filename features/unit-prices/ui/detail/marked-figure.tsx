import { isValidValue, type DataValue } from '#src/contract/data-value';
import { Figure } from '#src/ui/figure.tsx';

const MEANINGS = { '--': '记录未给出', '/': '不适用', '===': '已含在其他项中' } as const;

export interface MarkedFigureProps {
  readonly value: DataValue;
  readonly percent?: boolean;
}

/** A figure, or the sign that stands in its place, with its meaning for whoever asks. */
export const MarkedFigure = ({ value, percent = false }: MarkedFigureProps) =>
  typeof value === 'number' ? (
    <Figure value={value} percent={percent} />
  ) : (
    // What is contained in another figure counts; what is missing or does not apply stands back.
    <span title={MEANINGS[value]} className={isValidValue(value) ? undefined : 'muted'}>
      <span aria-hidden>{value}</span>
      <span className="sr-only">{MEANINGS[value]}</span>
    </span>
  );
