import * as z from 'zod/mini';

/** What a field is checked with: a part of a contract, with its messages. */
export type Shape<Out = unknown, In = unknown> = z.ZodMiniType<Out, In>;
export type Shapes = Readonly<Record<string, Shape>>;
export type Typed<S extends Shapes> = { readonly [Name in keyof S]: z.input<S[Name]> };
export type Accepted<S extends Shapes> = { readonly [Name in keyof S]: z.output<S[Name]> };

export type Verdict<Out> = { readonly accepted: Out } | { readonly issue: string };

const UNFIT = '填写有误';

/** The value as the contract wants it, or the first thing that is wrong with it. */
export const checkValue = <Out, In>(shape: Shape<Out, In>, value: In): Verdict<Out> => {
  const { success, data, error } = z.safeParse(shape, value);
  return success ? { accepted: data } : { issue: error.issues[0]?.message ?? UNFIT };
};
