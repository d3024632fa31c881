import { Figure, type FigureProps } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';

export interface ValueProps extends Pick<FigureProps, 'value' | 'size' | 'emptyText'> {
  readonly value: number | null;
  /** Decides the decimals; it is not shown. */
  readonly unit: string;
}

export const Value = ({ unit, ...figure }: ValueProps) => <Figure {...figure} digits={digitsOf(unit)} />;

/** 20.44–36.13; one sign where the ends are kept back. */
export const Between = ({
  from,
  to,
  ...rest
}: Omit<ValueProps, 'value'> & { readonly from: number | null; readonly to: number | null }) =>
  from === null || to === null ? (
    <Value {...rest} value={null} />
  ) : (
    <>
      <Value {...rest} value={from} />–<Value {...rest} value={to} />
    </>
  );
