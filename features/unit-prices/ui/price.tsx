import { use } from 'react';
import type { Quoted } from '#src/costing/rebaser';
import { Figure, type FigureProps } from '#src/ui/figure.tsx';
import type { Cost } from '#src/ui/figure-card/cost';
import { CostPress } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';

export interface PriceProps extends Pick<FigureProps, 'size' | 'unit'> {
  /** What is shown, before it is read in the basis of the page. */
  readonly quoted: Quoted;
  /** The record's own price, where the one shown is worked out from it. */
  readonly own?: Quoted;
  /** Name of the scheme the price is recalculated under. */
  readonly scheme?: string | undefined;
  /** What the price is and where it comes from, where that is known. */
  readonly cost?: Cost;
}

/** A unit price as large as its place allows; whatever was done to it stands below, with the price of the record. */
export const Price = ({ quoted, own = quoted, scheme, cost, ...figure }: PriceProps) => {
  const reading = use(FiguresRead).rebase(quoted);
  const isChanged = quoted !== own || reading.kind === 'rebased';
  const value = <Figure {...figure} value={reading.kind === 'rebased' ? reading.value : quoted.value} />;
  return (
    <>
      <b>{cost ? <CostPress cost={cost}>{value}</CostPress> : value}</b>
      {scheme !== undefined && <small className="brand">按方案「{scheme}」</small>}
      <small>
        {reading.kind === 'rebased' ? '已折算' : quoted.taxBasis}
        {isChanged && ` · 原 ${formatNumber(own.value, 2)} ${own.taxBasis ?? ''}`}
      </small>
      {reading.kind === 'impossible' && (
        <small className="warn" title={reading.reason}>
          不可换算：{reading.reason}
        </small>
      )}
    </>
  );
};
