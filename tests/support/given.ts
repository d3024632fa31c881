import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * A reducer's story: `const given = givenTo(reducer); test('…', () => given([searchRequested(q)]).then({ … }))`.
 * `then` wants the whole state, `thenSelects` what a selector makes of it.
 */
export const givenTo =
  <S>(reducer: Reducer<S>) =>
  (events: readonly UnknownAction[], start?: S) => {
    const state = events.reduce<S>(
      (before, event) => reducer(before, event),
      start ?? reducer(undefined, { type: '@@given' }),
    );
    return {
      state,
      then: (expected: S): void => expect(state).toEqual(expected),
      thenSelects: <T>(select: (state: S) => T, expected: T): void => expect(select(state)).toEqual(expected),
    };
  };
