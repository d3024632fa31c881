import type { ClientBase } from 'pg';
import { shownAmount, taxed, type Bounds } from '#infra/server/costing/shown-amount';
import type { Parameters } from '#infra/server/postgres/parameters';
import { shownComponents, type Listed } from './shown-components';
import { PRICE, shownWhole } from './shown-whole';
import { isMoved, readBasis, type Basis, type TaxBasis } from '#src/costing/basis';

/** A price as the list shows it, beside the column whose order it follows but for a factor of each record. */
export interface ShownPrice {
  readonly column: 'pretax' | 'normalised' | 'by_components';
  /** Null where the column's order is that of the figures themselves. */
  readonly value: ((parameters: Parameters) => string) | null;
  /** Between what the factors lie. */
  readonly factors: Bounds;
  /** Whether there are records that may have no such figure. */
  readonly isSplit: boolean;
}
export interface ShownValue extends ShownPrice {
  readonly value: (parameters: Parameters) => string;
}

const AS_STORED: ShownPrice = { column: 'pretax', value: null, factors: [1, 1], isSplit: false };

const hasUnlevelled = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from unit_price where level is null) as found',
  );
  return rows[0]?.found ?? false;
};

// Four ends of an index, whatever the number of records.
const RATES = `
  select t.tax_basis as "taxBasis",
    (select min(tax_rate)::float8 from unit_price where tax_basis = t.tax_basis) as least,
    (select max(tax_rate)::float8 from unit_price where tax_basis = t.tax_basis) as greatest
  from unnest('{含税,除税}'::text[]) as t (tax_basis)`;

interface Rates {
  readonly taxBasis: TaxBasis;
  readonly least: number | null;
  readonly greatest: number | null;
}

const taxFactors = async (client: ClientBase, wanted: TaxBasis | undefined): Promise<Bounds> => {
  if (wanted === '除税') return [1, 1];
  const { rows } = await client.query<Rates>(RATES);
  const factors = rows.flatMap(({ taxBasis, least, greatest }) => {
    if (least === null || greatest === null) return [];
    return wanted === undefined && taxBasis === '除税' ? [1] : [1 + least, 1 + greatest];
  });
  return factors.length === 0 ? [1, 1] : [Math.min(...factors), Math.max(...factors)];
};

/** Rounded to the fen, 除税 prices of the own month and place are in the order they are shown in; nothing else is. */
const isAsStored = ({ period, areaId, taxBasis }: Basis): boolean =>
  !period && !areaId && taxBasis === '除税';

/** A basis that no price can be read in leaves them as they are stored. */
export const shownPrice = async (
  client: ClientBase,
  text: string | undefined,
  list: Listed,
): Promise<ShownPrice> => {
  const basis = readBasis(text ?? '');
  if (isAsStored(basis)) return AS_STORED;
  const taxes = await taxFactors(client, basis.taxBasis);
  if (!isMoved(basis))
    return {
      column: 'pretax',
      value: (parameters) => shownAmount(PRICE, basis, parameters),
      factors: taxes,
      isSplit: false,
    };
  const isSplit = await hasUnlevelled(client);
  // Without a level, index or factor may still be there, and be all that is wanted: then 除税 prices are followed.
  const isHalf = isSplit && !(basis.period && basis.areaId);
  const shown =
    basis.index === 'parts'
      ? await shownComponents(client, basis, list)
      : await shownWhole(client, basis, { ...list, isHalf });
  if (!shown) return AS_STORED;
  const { column, value, bounds } = shown;
  const tax = taxed('u', basis);
  return {
    column,
    value: (parameters) => (tax ? `(${value(parameters)} * ${tax})` : value(parameters)),
    factors: [bounds[0] * taxes[0], bounds[1] * taxes[1]],
    isSplit,
  };
};

/** Whether the figures stand in the order of the column: nothing was rounded, and all are multiplied alike. */
export const followsColumn = ({ column, value, factors: [least, greatest] }: ShownPrice): boolean =>
  value === null || (column !== 'pretax' && least === greatest);
