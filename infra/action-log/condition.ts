/** What is asked of a state; `slice` is undefined where more than one is asked about. */
export interface Condition {
  readonly holds: (state: unknown) => boolean;
  readonly slices: readonly string[];
}

/** How one is written, for whoever wrote one that cannot be read. */
export const CONDITION_FORM = `写法如 state.search.box.text == "钢筋" && state.compare.tray.length > 2`;

const OPERATORS = {
  '==': (a: unknown, b: unknown) => a === b,
  '!=': (a: unknown, b: unknown) => a !== b,
  '<=': (a: unknown, b: unknown) => Number(a) <= Number(b),
  '>=': (a: unknown, b: unknown) => Number(a) >= Number(b),
  '<': (a: unknown, b: unknown) => Number(a) < Number(b),
  '>': (a: unknown, b: unknown) => Number(a) > Number(b),
} as const;

// eslint-disable-next-line portal/no-super-linear-regexp -- nobody else waits for whoever writes a condition.
const COMPARISON = /^\s*state((?:\.[\w$]+|\[\d+\]|\["[^"]*"\])*)\s*(?:(==|!=|<=|>=|<|>)\s*(.+?))?\s*$/;
const STEP = /\.([\w$]+)|\[(\d+)\]|\["([^"]*)"\]/g;

const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(STEP)].map(([, name, at, quoted]) => name ?? at ?? quoted ?? '');

const valueAt = (state: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[step]
        : step === 'length' && typeof value === 'string'
          ? value.length
          : undefined,
    state,
  );

/** State at a path such as `search.box.words[0]`. */
export const at = (state: unknown, path: string): unknown => valueAt(state, stepsOf(`.${path}`));

const parseComparison = (text: string): Condition | undefined => {
  const match = COMPARISON.exec(text);
  if (!match) return undefined;
  const [, path = '', operator, literal] = match;
  const steps = stepsOf(path);
  const slices = steps.slice(0, 1);
  if (operator === undefined) return { slices, holds: (state) => Boolean(valueAt(state, steps)) };
  try {
    const wanted: unknown = literal === 'undefined' ? undefined : JSON.parse(literal ?? '');
    const compare = OPERATORS[operator as keyof typeof OPERATORS];
    return { slices, holds: (state) => compare(valueAt(state, steps), wanted) };
  } catch {
    return undefined;
  }
};

/** `state.search.status == "failed" && state.tray.length > 2`; undefined when it cannot be read. `||` binds less than `&&`. */
export const parseCondition = (text: string): Condition | undefined => {
  const sums = text.split('||').map((sum) => sum.split('&&').map(parseComparison));
  const read = sums.flat().filter((part) => part !== undefined);
  if (read.length < sums.flat().length) return undefined;
  return {
    slices: [...new Set(read.flatMap(({ slices }) => slices))],
    holds: (state) => sums.some((parts) => parts.every((part) => part?.holds(state))),
  };
};
