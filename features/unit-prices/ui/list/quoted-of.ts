import type { UnitPriceRow } from '../../contract';
import type { Scheme } from '../../contract-schemes';
import type { PriceProps } from '../price';

/** The price of a row as the list shows it: recalculated where a scheme is chosen and the record allows it. */
export const quotedOf = (
  row: UnitPriceRow,
  scheme: Scheme | undefined,
): Pick<PriceProps, 'quoted' | 'original' | 'scheme'> => {
  const { unitPrice, schemePrice, priceDate, areaId, taxBasis, taxRate } = row;
  const own = { value: unitPrice, priceDate, areaId, taxBasis, taxRate };
  if (!scheme || schemePrice === null) return { quoted: own, original: unitPrice };
  return {
    quoted: {
      ...own,
      value: schemePrice,
      ...(scheme.taxRate !== null && { taxBasis: '含税' as const, taxRate: scheme.taxRate }),
    },
    original: unitPrice,
    scheme: scheme.name,
  };
};
