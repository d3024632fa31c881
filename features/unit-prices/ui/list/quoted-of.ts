import type { UnitPriceRow } from '../../contract';
import type { Cost } from '#src/ui/figure-card/cost';
import type { Scheme } from '../../contract-schemes';
import type { SourcedRow } from '../../selectors';
import { costOf, quotedIn, quotedUnder } from '../cost-of';
import type { PriceProps } from '../price';

type Shown = Pick<PriceProps, 'quoted' | 'own' | 'scheme'>;

/** The price of a row as the list shows it: recalculated where a scheme is chosen and the record allows it. */
export const quotedOf = (row: UnitPriceRow, scheme: Scheme | undefined): Shown => {
  const { unitPrice, schemePrice } = row;
  const own = quotedIn(row, unitPrice);
  if (!scheme || schemePrice === null) return { quoted: own, own };
  return {
    quoted: quotedUnder(row, { ...row, schemePrice }, scheme),
    own,
    scheme: scheme.name,
  };
};

/** The price shown, with where it comes from. */
export const listedCost = (row: SourcedRow, { quoted, scheme }: Shown): Cost => ({
  ...costOf(
    { row, provenance: row.provenance },
    scheme === undefined ? '综合单价' : `综合单价（按方案「${scheme}」）`,
    quoted.value,
    { unit: `元/${row.unit}` },
  ),
  quoted,
});
