import { HALF_A_FEN, shownWithin } from '#infra/server/costing/shown-amount';
import { answersOf, firstDay } from '#infra/server/listing/conditions';
import type { Parameters } from '#infra/server/postgres/parameters';
import { unitPriceList } from '../../contract';
import { cellOf, type ResolvedFilter } from './resolved-filter';
import type { ShownValue } from './shown-price';
import type { FoundTexts } from './texts';

export type Column =
  | 'area_id'
  | 'city_id'
  | 'code'
  | 'item_id'
  | 'level'
  | 'pretax'
  | 'price'
  | 'price_date'
  | 'source'
  | 'tax_basis'
  | 'text_id';

/** On `unit_price u`, and on any other table that has these columns. */
export interface Condition {
  readonly columns: readonly Column[];
  readonly sql: (parameters: Parameters) => string;
}

type Sign = '=' | '>=' | '<=';
const compared = (column: Column, type: string, sign: Sign, value: unknown): readonly Condition[] =>
  value === undefined || value === null
    ? []
    : [{ columns: [column], sql: (parameters) => `u.${column} ${sign} ${parameters.add(value, type)}` }];

/** `what` is a column, or reckoned of several. */
const among = (
  columns: readonly Column[],
  what: string,
  type: string,
  values: readonly number[] | null,
): readonly Condition[] => {
  if (!values) return [];
  const sql = (parameters: Parameters) => `${what} = any (${parameters.add(values, `${type}[]`)})`;
  // With an empty list PostgreSQL would plan a search; at `false` it reads nothing.
  return [{ columns, sql: values.length === 0 ? () => 'false' : sql }];
};

/** Items that both the code and the keyword allow; null: all. */
const inBoth = (items: readonly number[] | null, texts: FoundTexts | null): readonly number[] | null =>
  items && texts ? items.filter((item) => texts.items.includes(item)) : (items ?? texts?.items ?? null);

/** The range of the column comes first, for an index to be read along; the figures themselves decide. */
const shownBetween = (
  { column, value, factors: [least, greatest] }: ShownValue,
  from: number | undefined,
  to: number | undefined,
): readonly Condition[] => {
  const type = column === 'pretax' ? 'numeric' : 'float8';
  const sql = (parameters: Parameters) =>
    [
      ...(from === undefined
        ? []
        : [`u.${column} >= ${parameters.add((from - HALF_A_FEN) / greatest - HALF_A_FEN * 2, type)}`]),
      ...(to === undefined
        ? []
        : [`u.${column} <= ${parameters.add((to + HALF_A_FEN) / least + HALF_A_FEN * 2, type)}`]),
      shownWithin(value(parameters), from, to, parameters),
    ].join(' and ');
  return [{ columns: ['price'], sql }];
};

type Looked = Omit<ResolvedFilter, 'texts' | 'shown'> & { readonly texts: FoundTexts | null };
type InBasis = Looked & Pick<ResolvedFilter, 'shown'>;

const narrowed = answersOf<typeof unitPriceList, Looked, readonly Condition[], InBasis>(unitPriceList, {
  keyword: (_, { texts }) => among(['text_id'], 'u.text_id', 'int', texts?.ids ?? null),
  areaId: (_, { area }) => [
    ...compared('area_id', 'smallint', '=', area?.areaId),
    ...compared('city_id', 'smallint', '=', area?.cityId),
  ],
  code: (_, { wholeCode }) => compared('code', 'text', '=', wholeCode),
  // Among the items.
  edition: 'elsewhere',
  taxBasis: ({ taxBasis }) => compared('tax_basis', 'text', '=', taxBasis),
  source: ({ source }) => compared('source', 'text', '=', source),
  minSamples: (_, { cells }) =>
    among(['text_id', 'area_id'], cellOf('u.text_id', 'u.area_id'), 'bigint', cells),
  priceMonths: ({ priceFrom, priceTo }) => [
    ...compared('price_date', 'date', '>=', priceFrom && firstDay(priceFrom)),
    ...compared('price_date', 'date', '<=', priceTo && firstDay(priceTo)),
  ],
  unitPrice: ({ unitPriceFrom, unitPriceTo }, { shown }) =>
    shown.value
      ? shownBetween({ ...shown, value: shown.value }, unitPriceFrom, unitPriceTo)
      : [
          ...compared('pretax', 'numeric', '>=', unitPriceFrom),
          ...compared('pretax', 'numeric', '<=', unitPriceTo),
        ],
});

/** `texts` are those of one class of the keyword, or of all. */
export const priceConditions = (resolved: ResolvedFilter, texts: FoundTexts | null): readonly Condition[] => [
  ...among(['item_id'], 'u.item_id', 'int', inBoth(resolved.items, texts)),
  ...narrowed(resolved.filter, { ...resolved, texts }).flat(),
];
