import { NEVER } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { noticePauses } from '#features/page-protection/epics';
import { events } from '#features/page-protection/events';
import { tracked } from '#features/page-protection/tracked';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const HOME = 'https://portal.test/#/home';
const OFF = `${HOME}#break-point-ignore`;

interface World {
  /** Where the page is: h home, o with the ending. */
  readonly address?: string;
  /** v is seen, x is hidden. */
  readonly seen?: string;
  /** From when on the clock has jumped by so much. */
  readonly jumps?: readonly (readonly [at: number, ms: number])[];
  readonly ms?: number;
}

const run = ({ address = 'h', seen = 'v', jumps = [], ms = 2_000 }: World) => {
  const scheduler = new TestScheduler(() => undefined);
  const said: Message[] = [];
  let looks = 0;
  scheduler.run(({ hot, cold }) => {
    const elapsed = () => {
      looks += 1;
      return jumps
        .filter(([at]) => at <= scheduler.now())
        .reduce((sum, [, jump]) => sum + jump, scheduler.now());
    };
    const running = noticePauses({
      address$: hot(address, { h: HOME, o: OFF }),
      seen$: hot(seen, { v: true, x: false }),
      elapsed,
    })(NEVER, stateOf({}), fakePorts()).subscribe((message) => said.push(message));
    cold(`${ms}ms |`).subscribe({ complete: () => running.unsubscribe() });
  });
  return { said, looks };
};

test('[OPS-008] it looks at the clock every 50 ms', () => {
  expect(run({ ms: 1_001 }).looks).toBe(21);
});

test('[OPS-008] a page that stood still while it was seen is told of, by how long', () => {
  expect(run({ jumps: [[500, 5_000]] }).said).toEqual([events.pauseNoticed({ ms: 5_050 })]);
});

test.each([
  ['a machine that was busy for two seconds', [[500, 2_000]]],
  ['a computer that slept', [[500, 3_600_000]]],
] as const)('%s is not', (_, jumps) => {
  expect(run({ jumps }).said).toEqual([]);
});

test('[OPS-008] nobody looks when the address ends with #break-point-ignore', () => {
  expect(run({ address: 'o', jumps: [[500, 5_000]] })).toEqual({ said: [], looks: 0 });
});

test('the ending counts from when it is there until it is gone', () => {
  const { said } = run({
    address: 'h 499ms o 499ms h',
    jumps: [
      [300, 4_000],
      [700, 4_000],
      [1_500, 6_000],
    ],
  });
  expect(said).toEqual([events.pauseNoticed({ ms: 4_050 }), events.pauseNoticed({ ms: 6_050 })]);
});

test('while the page is not seen nobody looks, and coming back is no pause', () => {
  const { said, looks } = run({ seen: 'v 299ms x 999ms v', jumps: [[800, 30_000]] });
  expect(said).toEqual([]);
  expect(looks).toBe(6 + 14);
});

test('a page told of three times is left in peace', () => {
  const jumps = [300, 600, 900, 1_200, 1_500].map((at) => [at, 4_000] as const);
  expect(run({ jumps }).said).toHaveLength(3);
});

test('a pause is a fact for the analysts; blocked keys are none', () => {
  expect(tracked(events.pauseNoticed({ ms: 4_050 }))).toEqual({ fncode: '900201', query: { ms: 4_050 } });
  expect(tracked(events.keyBlocked({ key: 'F12' }))).toBeUndefined();
});
