import { digitsFor, formatNumber, NO_VALUE } from './format';

export interface FigureProps {
  readonly value: number | null | undefined;
  /** 元/㎡. Drawn small beside the figure; leave it out where a table's head names it. */
  readonly unit?: string;
  /** Decimals; by default as many as the size of the value asks for. */
  readonly digits?: number;
  readonly size?: 'hero' | 'large' | 'medium' | 'inline';
  /** Why there is no value, for those who cannot see that the place is empty. */
  readonly emptyText?: string;
}

/** A value with its unit; digits line up from row to row. */
export const Figure = ({ value, unit, digits, size = 'inline', emptyText = '暂无数据' }: FigureProps) => {
  const text = formatNumber(value, digits ?? (value ? digitsFor(value) : 0));
  return (
    <span className={`figure figure-${size}`}>
      {text === NO_VALUE ? (
        <>
          <span aria-hidden>{NO_VALUE}</span>
          <span className="sr-only">{emptyText}</span>
        </>
      ) : (
        text
      )}
      {unit && <span className="figure-unit">{unit}</span>}
    </span>
  );
};
