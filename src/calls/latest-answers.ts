import type { Call, DataOf } from '#src/contract/call';
import type { Problem } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';

/** The parts of a page, each with the call that brings it. */
export type PartCalls = Readonly<Record<string, Call>>;
export type PartOf<C extends PartCalls> = keyof C & string;
export type PartData<C extends PartCalls> = { readonly [P in PartOf<C>]: DataOf<C[P]> };

export interface PartAsked<C extends PartCalls, Query = never> {
  readonly part: PartOf<C>;
  readonly query?: Query;
}
/** A part and its data, which belong together. */
export type PartLoaded<C extends PartCalls> = {
  readonly [P in PartOf<C>]: { readonly part: P; readonly data: PartData<C>[P] };
}[PartOf<C>];
export interface PartFailed<C extends PartCalls> {
  readonly part: PartOf<C>;
  readonly problem: Problem;
}

export interface Answer<Data, Query = never> {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  /** What was last asked with. */
  readonly query?: Query;
  /** While loading: the answer before. */
  readonly data?: Data;
  readonly problem?: Problem;
}
/** Each part with its latest answer. */
export type Answers<C extends PartCalls, Query = never> = {
  readonly [P in PartOf<C>]?: Answer<PartData<C>[P], Query>;
};

const IDLE: Answer<never> = { status: 'idle' };

export const selectPartIn =
  <C extends PartCalls, Query = never>(selectAnswers: (state: RootState) => Answers<C, Query>) =>
  <P extends PartOf<C>>(part: P) =>
  (state: RootState): Answer<PartData<C>[P], Query> =>
    selectAnswers(state)[part] ?? IDLE;

type Of<Query> = Answer<unknown, Query> | undefined;

const replaced = <A extends object, Query>(answers: A, part: string, answer: Answer<unknown, Query>): A => ({
  ...answers,
  [part]: answer,
});
const ofQuery = <Query>(answer: Of<Query>) => (answer?.query === undefined ? {} : { query: answer.query });

/** What stands is shown until the answer comes, unless it is of something else. */
export const withRequest = <A extends object, Query>(
  answers: A,
  { part, query }: { readonly part: keyof A & string; readonly query?: Query },
  isOfTheSame: (before: Query | undefined, now: Query | undefined) => boolean = () => true,
): A => {
  const before = answers[part] as Of<Query>;
  return replaced(answers, part, {
    status: 'loading',
    ...(query !== undefined && { query }),
    ...(before?.data !== undefined && isOfTheSame(before.query, query) && { data: before.data }),
  });
};

/** A part of these answers and data of that part. */
type Answering<A extends object> = {
  readonly [P in keyof A & string]-?: {
    readonly part: P;
    readonly data: NonNullable<A[P]> extends Answer<infer Data, infer _> ? Data : never;
  };
}[keyof A & string];

export const withAnswer = <A extends object>(answers: A, { part, data }: Answering<A>): A =>
  replaced(answers, part, { status: 'shown', ...ofQuery(answers[part] as Of<unknown>), data });

/** A failure takes the place of what stood. */
export const withFailure = <A extends object>(
  answers: A,
  { part, problem }: { readonly part: keyof A & string; readonly problem: Problem },
): A => replaced(answers, part, { status: 'failed', ...ofQuery(answers[part] as Of<unknown>), problem });
