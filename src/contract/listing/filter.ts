import * as z from 'zod/mini';
import { month } from '../fields';
import { NATIONWIDE } from '../places';

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type ValuesOf<S> = {
  readonly [K in keyof S]?: (S[K] extends z.ZodMiniType ? z.output<S[K]> : never) | undefined;
};
export type Options = readonly (readonly [value: string, label: string])[];

/** How a member sets a filter. `slot` is drawn by the page; `none` is set elsewhere, such as in the header. */
interface Controls {
  none: object;
  slot: object;
  text: { readonly placeholder: string; readonly most: number };
  buttons: { readonly options: Options };
  select: { readonly options: Options };
  numbers: { readonly unit: string };
  months: object;
  flag: { readonly text: string };
}
export type ControlKind = keyof Controls;
export type Control<K extends ControlKind = ControlKind> = {
  [P in K]: { readonly kind: P } & Controls[P];
}[K];

/** Names that a list knows by id alone: of the region, of an item of the bill. */
export type Names = Readonly<Record<string, string | undefined>>;

/** One condition of a list: its fields stand flat in address, request body and state. */
export interface Filter<
  Name extends string = string,
  S extends Fields = Fields,
  K extends ControlKind = ControlKind,
> {
  readonly name: Name;
  readonly label: string;
  readonly fields: S;
  readonly control: Control<K>;
  /** 清空条件 leaves it. */
  readonly stays?: boolean;
  /** The server asks nothing by it. */
  readonly narrows?: boolean;
  /** Its figures are those shown: in another basis it narrows to other rows. */
  readonly inBasis?: boolean;
  /** A field's value as the address writes it; undefined where it means nothing. */
  parse(text: string): unknown;
  /** For chip and file; undefined where the values narrow nothing. */
  words(values: ValuesOf<S>, names: Names): string | undefined;
}

export const defineFilter = <const Name extends string, const S extends Fields, const K extends ControlKind>(
  filter: Omit<Filter<Name, S, K>, 'parse'> & Partial<Pick<Filter, 'parse'>>,
): Filter<Name, S, K> => ({ parse: (text) => text, ...filter });

const fieldNamed = <Name extends string, T extends z.ZodMiniType>(name: Name, schema: T) =>
  ({ [name]: z.optional(schema) }) as { readonly [N in Name]: z.ZodMiniOptional<T> };

/** Of a filter of one field. */
const only = <T>(values: Readonly<Record<string, T>>): T | undefined => Object.values(values)[0];

interface Choice<V extends string, K extends ControlKind> {
  /** In the order they are offered in. */
  readonly options: readonly (readonly [V, string])[];
  readonly control?: K;
  /** As the choice stands alone: `来源：导入`. */
  readonly words?: (label: string) => string;
  readonly stays?: boolean;
}

export const choice = <
  const Name extends string,
  const V extends string,
  const K extends 'buttons' | 'select' | 'slot' | 'none' = 'select',
>(
  name: Name,
  label: string,
  { options, control, words = (chosen) => chosen, stays }: Choice<V, K>,
) =>
  defineFilter({
    name,
    label,
    fields: fieldNamed(name, z.enum(options.map(([value]) => value))),
    control: { kind: control ?? 'select', options } as unknown as Control<K>,
    ...(stays && { stays }),
    words: (values: object) => {
      const chosen = options.find(([value]) => value === only(values as Record<string, unknown>));
      return chosen && words(chosen[1]);
    },
  });

const KEYWORD_MOST = 100;

/** Typed into the header, or into the form where there is a `placeholder`. */
export const keyword = <const K extends 'none' | 'text' = 'none'>(placeholder?: string) =>
  defineFilter({
    name: 'keyword',
    label: '关键词',
    fields: {
      keyword: z.optional(z.string().check(z.maxLength(KEYWORD_MOST, `关键词不超过 ${KEYWORD_MOST} 个字`))),
    },
    control: (placeholder === undefined
      ? { kind: 'none' }
      : { kind: 'text', placeholder, most: KEYWORD_MOST }) as Control<K>,
    // Blanks alone are no keyword.
    parse: (text) => text.trim() || undefined,
    words: ({ keyword: text }) => text && `关键词：${text}`,
  });

/** A region by id; the whole country narrows nothing. `names.areaName` has its name. */
export const region = ({ stays = false }: { readonly stays?: boolean } = {}) =>
  defineFilter({
    name: 'areaId',
    label: '地区',
    fields: { areaId: z.optional(z.string().check(z.regex(/^\d{1,9}$/, '地区编号的格式不正确'))) },
    control: { kind: 'slot' },
    ...(stays && { stays }),
    parse: (text) => (text === NATIONWIDE ? undefined : text),
    words: ({ areaId }, { areaName }) => areaId && (areaName ?? '所选地区'),
  });

export const flag = <const Name extends string>(name: Name, label: string, words: string) =>
  defineFilter({
    name,
    label,
    fields: fieldNamed(name, z.boolean()),
    control: { kind: 'flag', text: `仅看${words}` },
    parse: (text) => text === '1' || undefined,
    words: (values: object) => (only(values as Record<string, unknown>) === true ? words : undefined),
  });

/** A filter that stands in the address alone: the server is not asked by it. */
export const notAsked = <F extends Filter>(filter: F) => ({ ...filter, narrows: false as const });

/** A filter of figures that are shown in the basis of the page; the server reads the basis for no other. */
export const inBasis = <F extends Filter>(filter: F) => ({ ...filter, inBasis: true as const });

/** What the address keeps beside the filters; it narrows nothing. */
export const aside = <const Name extends string, T extends z.ZodMiniType>(name: Name, schema: T) =>
  notAsked(
    defineFilter({
      name,
      label: '',
      fields: fieldNamed(name, schema),
      control: { kind: 'none' },
      stays: true,
      words: () => undefined,
    }),
  );

const ends = <From extends string, To extends string, T extends z.ZodMiniType>(
  from: From,
  to: To,
  schema: T,
) =>
  ({ [from]: z.optional(schema), [to]: z.optional(schema) }) as {
    readonly [N in From | To]: z.ZodMiniOptional<T>;
  };

/** One wording for a range: both ends, or the one that is given. */
type End = string | number | undefined;
const rangeWords = (from: End, to: End, unit: string): string | undefined => {
  const [least, most] = [from, to].map((end) => (end === undefined ? undefined : String(end)));
  if (least !== undefined && most !== undefined) return `${least} 至 ${most}${unit}`;
  if (least !== undefined) return `${least}${unit} 起`;
  return most === undefined ? undefined : `${most}${unit} 止`;
};

/** Months `YYYY-MM`, both ends included. */
export const months = <const Name extends string, const From extends string, const To extends string>(
  name: Name,
  label: string,
  from: From,
  to: To,
) =>
  defineFilter({
    name,
    label,
    fields: ends(from, to, month),
    control: { kind: 'months' },
    words: (values: object) => {
      const { [from]: least, [to]: most } = values as Readonly<Record<string, End>>;
      return rangeWords(least, most, '');
    },
  });

const LARGEST = 1e12;

/** Numbers, both ends included; 0 is a value. */
export const numbers = <const Name extends string, const From extends string, const To extends string>(
  name: Name,
  label: string,
  { unit, from, to }: { readonly unit: string; readonly from: From; readonly to: To },
) =>
  defineFilter({
    name,
    label,
    fields: ends(
      from,
      to,
      z.number().check(z.minimum(0, `${label}不能小于 0`), z.maximum(LARGEST, `${label}过大`)),
    ),
    control: { kind: 'numbers', unit },
    parse: (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
    words: (values: object) => {
      const { [from]: least, [to]: most } = values as Readonly<Record<string, End>>;
      const words = rangeWords(least, most, ` ${unit}`);
      return words && `${label} ${words}`;
    },
  });

/** The fields of a range in the order of its ends. */
export const endsOf = ({ fields }: Pick<Filter, 'fields'>): readonly [from: string, to: string] => {
  const [from = '', to = ''] = Object.keys(fields);
  return [from, to];
};
