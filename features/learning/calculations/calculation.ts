interface NumberInput {
  readonly label: string;
  readonly unit: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
}
interface ChoiceInput<K extends string = string> {
  readonly label: string;
  readonly options: Readonly<Record<K, unknown>>;
  readonly start: NoInfer<K>;
}
export type Input = NumberInput | ChoiceInput;

export const number = (
  label: string,
  unit: string,
  start: number,
  [least, most]: readonly [number, number],
): NumberInput => ({ label, unit, start, least, most });
export const choice = <K extends string>(
  label: string,
  options: Readonly<Record<K, unknown>>,
  start: NoInfer<K>,
): ChoiceInput<K> => ({ label, options, start });

type Inputs = Readonly<Record<string, Input>>;
type ValuesOf<I extends Inputs> = {
  readonly [N in keyof I]: I[N] extends ChoiceInput<infer K> ? K : number;
};
export type Values = Readonly<Record<string, string | number>>;

/** One line of the working: 锚固长度 = 35 × 25 = 875 mm. */
export interface Step {
  readonly label: string;
  /** With the numbers that stand for its letters. */
  readonly working: string;
  readonly value: number;
  readonly unit: string;
  readonly digits?: number;
  /** What the working was done for. */
  readonly isResult?: true;
}
/** The same for many cases beside each other. */
export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [label: string, ...cells: readonly (string | number)[]])[];
  readonly digits: number;
}
export interface Worked {
  readonly steps: readonly Step[];
  readonly table?: Table;
}
export interface Calculation {
  readonly title: string;
  readonly inputs: Inputs;
  /** Where the field's practice is simpler or finer than this working. */
  readonly simplified?: string;
  /** Why these values, each of which may stand, do not go together. */
  readonly refuse: (values: Values) => string | undefined;
  readonly work: (values: Values) => Worked;
}

const isChoice = (input: Input): input is ChoiceInput => 'options' in input;
/** Undefined for an input of a number. */
export const optionsOf = (input: Input): readonly string[] | undefined =>
  isChoice(input) ? Object.keys(input.options) : undefined;

/** What a value must be changed to be worked with; undefined where it may stand. */
export const issueOf = (input: Input, value: string | number | undefined): string | undefined => {
  if (isChoice(input)) return Object.hasOwn(input.options, String(value)) ? undefined : '请选择';
  const given = typeof value === 'number' ? value : Number.NaN;
  return given >= input.least && given <= input.most ? undefined : `${input.least} 至 ${input.most}`;
};

/** A value that cannot be worked with gives way to the one the calculation starts with. */
const settled = (inputs: Inputs, given: Values): Values =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const value = given[name];
      return [name, value === undefined || issueOf(input, value) ? input.start : value];
    }),
  );

interface Plan<I extends Inputs> {
  readonly title: string;
  readonly inputs: I;
  readonly simplified?: string;
  readonly refuse?: (values: ValuesOf<I>) => string | undefined;
  readonly work: (values: ValuesOf<I>) => Worked;
}
export const defineCalculation = <const I extends Inputs>({
  work,
  refuse,
  ...plan
}: Plan<I>): Calculation => ({
  ...plan,
  refuse: (given) => refuse?.(settled(plan.inputs, given) as ValuesOf<I>),
  work: (given) => work(settled(plan.inputs, given) as ValuesOf<I>),
});

/** Of a number in a working: no more decimals than it has, three at most. */
export const say = (value: number): string => String(Math.round(value * 1000) / 1000);
