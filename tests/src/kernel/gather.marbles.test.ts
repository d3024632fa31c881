import { gatherFrame, portionsOf } from '#src/kernel/gather';
import { marbles } from '#tests/support/marbles';
import { fc } from '#tests/support/property';

const groups = { x: ['a', 'b', 'c'], y: ['d'] };

test(
  'what comes within a frame comes together, in order; a frame without anything gives nothing',
  marbles(({ hot, expectObservable }) => {
    const wanted$ = hot('-ab--c 60ms d');
    // 16 ms after a, and after d.
    expectObservable(wanted$.pipe(gatherFrame())).toBe('17ms x 64ms y', groups);
  }),
);

test(
  'what comes after the frame begins the next',
  marbles(({ hot, expectObservable }) => {
    const wanted$ = hot('a 20ms b');
    expectObservable(wanted$.pipe(gatherFrame())).toBe('16ms x 20ms y', { x: ['a'], y: ['b'] });
  }),
);

test(
  'the source is subscribed once, and left with the last listener',
  marbles(({ hot, expectObservable, expectSubscriptions }) => {
    const wanted$ = hot('a');
    expectObservable(wanted$.pipe(gatherFrame()), '^ 30ms !').toBe('16ms x', { x: ['a'] });
    expectSubscriptions(wanted$.subscriptions).toBe('^ 30ms !');
  }),
);

test('portions lose nothing, keep the order and hold no more than they may', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (all, most) => {
      const portions = portionsOf(all, most);
      expect(portions.flat()).toEqual(all);
      expect(portions.every(({ length }) => length > 0 && length <= most)).toBe(true);
      expect(portions.slice(0, -1).every(({ length }) => length === most)).toBe(true);
    }),
  );
});
