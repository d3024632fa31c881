import { useContext } from 'react';
import { FigureDrawing } from './figure-drawing';
import { formatNumber, NO_VALUE } from './format';
import './styles/figure.css';

const DIGITS = 2;

export interface FigureProps {
  readonly value: number | null | undefined;
  /** 元/㎡. Drawn small beside the figure; leave it out where a table's head names it. */
  readonly unit?: string;
  /** Decimals, two unless told otherwise. */
  readonly digits?: number;
  /** The value is in percent, and the sign belongs to it. */
  readonly percent?: boolean;
  readonly size?: 'hero' | 'large' | 'medium' | 'inline';
  /** Why there is no value, for those who cannot see that the place is empty. */
  readonly emptyText?: string;
}

const Missing = ({ text }: { readonly text: string }) => (
  <>
    <span aria-hidden>{NO_VALUE}</span>
    <span className="sr-only">{text}</span>
  </>
);

/** A value with its unit; digits line up from row to row. */
export const Figure = (props: FigureProps) => {
  const { value, unit, digits = DIGITS, percent = false, size = 'inline', emptyText = '暂无数据' } = props;
  const draw = useContext(FigureDrawing);
  const text = formatNumber(value, digits);
  const whole = percent ? `${text}%` : text;
  return (
    <span className={`figure figure-${size}`}>
      {text === NO_VALUE ? <Missing text={emptyText} /> : draw ? draw(whole) : whole}
      {unit && <span className="figure-unit">{unit}</span>}
    </span>
  );
};
