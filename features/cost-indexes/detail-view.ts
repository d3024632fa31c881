import { costIndexPath } from '#src/contract/records';
import { MONTH } from '#src/costing/months';
import { MOST_REGIONS } from './contract';

export const AMOUNT_UNITS = ['元/㎡', '元', '万元'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

/** All of a series' page that the address remembers; absent means the default. */
export interface DetailView {
  /** Further regions, up to four. */
  readonly areas?: readonly string[];
  /** The month that is 100 in the drawing. */
  readonly base?: string;
  readonly log?: true;
  readonly from?: string;
  readonly to?: string;
  /** What is converted, as typed: `2980`. */
  readonly amount?: string;
  readonly unit?: AmountUnit;
  readonly costFrom?: string;
  readonly costTo?: string;
  readonly placeFrom?: string;
  readonly placeTo?: string;
}
export type DetailChange = { readonly [K in keyof DetailView]?: DetailView[K] | undefined };

type Query = Readonly<Record<string, string | undefined>>;

const AREA = /^[1-9]\d{0,5}$/;
/** What a cost may be: up to a trillion, to the hundredth. */
export const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

const MONTH_KEYS = ['base', 'from', 'to', 'costFrom', 'costTo'] as const;
const AREA_KEYS = ['placeFrom', 'placeTo'] as const;

const fitting = <Key extends string>(query: Query, keys: readonly Key[], form: RegExp) =>
  Object.fromEntries(keys.filter((key) => form.test(query[key] ?? '')).map((key) => [key, query[key]]));

/** Values that do not belong there are dropped one by one. */
export const detailViewFrom = (query: Query): DetailView => {
  const areas = [...new Set(query.areas?.split(',').filter((area) => AREA.test(area)))].slice(
    0,
    MOST_REGIONS - 1,
  );
  const unit = AMOUNT_UNITS.find((one) => one === query.unit);
  return {
    ...(areas.length > 0 && { areas }),
    ...fitting(query, MONTH_KEYS, MONTH),
    ...(query.log === '1' && { log: true }),
    ...fitting(query, ['amount'], AMOUNT),
    ...(unit && { unit }),
    ...fitting(query, AREA_KEYS, AREA),
  };
};

export const detailPath = (id: string, view: DetailChange = {}): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [
    string,
    string | true | readonly string[] | undefined,
  ][]) {
    if (value === undefined) continue;
    const text = value === true ? '1' : String(value);
    if (text !== '') query.set(key, text);
  }
  const text = query.toString();
  const path = costIndexPath(id);
  return text ? `${path}?${text}` : path;
};

/** What must be asked of the server anew when it changes. */
export const indexQueryOf = (id: string, { areas, from, to }: DetailView) => ({
  id,
  ...(areas && { areas: areas.join(',') }),
  ...(from && { from }),
  ...(to && { to }),
});
export type IndexQuery = ReturnType<typeof indexQueryOf>;
export const isSameQuery = (one: IndexQuery | undefined, other: IndexQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
