/** By slice; a slice is absent until it joins. */
export type RootState = Readonly<Record<string, unknown>>;

/** Selectors of one slice: `const select = selectorsOf<HomeState>('home')`, then `select((home) => home.content)`. */
export const selectorsOf =
  <State>(slice: string) =>
  <Rest extends readonly unknown[], Found>(pick: (own: State, ...rest: Rest) => Found) =>
  (state: RootState, ...rest: Rest): Found =>
    pick(state[slice] as State, ...rest);
