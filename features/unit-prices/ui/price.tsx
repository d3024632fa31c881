import { Figure, type FigureProps } from '../../../src/ui/figure';
import { formatNumber } from '../../../src/ui/format';
import type { Quoted, Rebase } from './rebase';

export interface PriceProps extends Pick<FigureProps, 'size' | 'unit'> {
  /** What is shown, before it is read in the basis of the page. */
  readonly quoted: Quoted;
  /** The record's own price, where the one shown is worked out from it. */
  readonly original: number;
  /** Name of the scheme the price is recalculated under. */
  readonly scheme?: string | undefined;
  readonly rebase?: Rebase | undefined;
}

const AS_QUOTED = { kind: 'same' } as const;

/** A unit price as large as its place allows; whatever was done to it stands below, with the original. */
export const Price = ({ quoted, original, scheme, rebase, ...figure }: PriceProps) => {
  const reading = rebase?.(quoted) ?? AS_QUOTED;
  const isChanged = scheme !== undefined || reading.kind === 'rebased';
  return (
    <>
      <b>
        <Figure {...figure} value={reading.kind === 'rebased' ? reading.value : quoted.value} />
      </b>
      {scheme !== undefined && <small className="unit-by-scheme">按方案「{scheme}」</small>}
      <small>
        {reading.kind === 'rebased' ? '已折算' : quoted.taxBasis}
        {isChanged && ` · 原 ${formatNumber(original, 2)}`}
      </small>
      {reading.kind === 'impossible' && (
        <small className="unit-not-rebased" title={reading.reason}>
          未能折算：{reading.reason}
        </small>
      )}
    </>
  );
};
