import { type RunHelpers, TestScheduler } from 'rxjs/testing';

/** Virtual time for one test: `test('…', marbles(({ cold, expectObservable }) => { … }))`. */
export const marbles = (test: (run: RunHelpers) => void) => (): void => {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);
};
