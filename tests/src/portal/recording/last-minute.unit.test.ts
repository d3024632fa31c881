import type { Segment } from '#infra/action-log/kept';
import type { MadeLog } from '#infra/action-log/keeper';
import { frozenTape, MINUTE_MS } from '#src/portal/recording/frozen-tape';
import { fitTape, latePlace } from '#src/portal/recording/late-tape';
import { fitting } from '#src/portal/recording/make-report';

const AT = 1_795_239_154_000;
const hidden = { texts: 0, figures: 0, secrets: 0, shortened: 0, dropped: 0 };
const logOf = (lastMs: number): MadeLog => ({
  text: `{"k":"h","t0":${AT - lastMs}}\n`.padEnd(lastMs, ' '),
  hidden,
  sample: [],
});
const make = jest.fn((lastMs: number) => Promise.resolve(logOf(lastMs)));
const pack = (text: string) => Promise.resolve(new Uint8Array(text.length));
const fit = (mostBytes: number) => fitting(make, pack, { at: AT, mostBytes });

beforeEach(() => make.mockClear());

test('a minute that is small enough goes whole', async () => {
  expect(await fit(60_000)).toMatchObject({ bytes: 60_000, seconds: 60, isCut: false });
  expect(make).toHaveBeenCalledTimes(1);
});

test('of one that is too large, as much of its end as fits, and that is said', async () => {
  expect(await fit(20_000)).toMatchObject({ bytes: 15_000, seconds: 15, isCut: true });
});

test('where not even its last seconds fit there is none', async () => {
  expect(await fit(5_000)).toBeUndefined();
});

const segment = (startedAt: number, ...moments: readonly number[]): Segment => ({
  startedAt,
  state: {},
  actionsBefore: 0,
  entriesBefore: 0,
  entries: moments.map((at) => ({ k: 't', id: 1, ms: 1, at })),
});

test('what was done before the minute is left out, also where nothing happened since', () => {
  const old = segment(AT - 600_000, AT - 599_000);
  const late = segment(AT - MINUTE_MS - 5_000, AT - MINUTE_MS + 1);
  const now = segment(AT - 1_000, AT - 500);
  expect(frozenTape([old, late, now], {}, AT).segments).toEqual([late, now]);
  expect(frozenTape([old, segment(AT - 500_000, AT - 400_000)], {}, AT).segments).toEqual([
    segment(AT - 500_000, AT - 400_000),
  ]);
  expect(frozenTape([], {}, AT).segments).toEqual([]);
});

test('a frozen tape stands still while the program goes on', () => {
  const now = segment(AT - 1_000, AT - 500);
  const frozen = frozenTape([now], {}, AT);
  now.entries.push({ k: 't', id: 2, ms: 1, at: AT + 1 });
  expect(frozen.segments[0]?.entries).toHaveLength(1);
});

test('a late tape hears what comes after it was fitted, and nothing is lost before', () => {
  const passed: unknown[] = [];
  const taped: unknown[] = [];
  const store = { dispatch: () => undefined, getState: () => ({}) };
  const dispatch = latePlace.middleware(store as never)((action) => passed.push(action));
  dispatch({ type: 'one' });
  fitTape({
    observe: (send) => send,
    middleware: () => (next) => (action) => {
      taped.push(action);
      return next(action);
    },
  });
  dispatch({ type: 'two' });
  expect(passed).toEqual([{ type: 'one' }, { type: 'two' }]);
  expect(taped).toEqual([{ type: 'two' }]);
});
