/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reducer } from 'redux';
import { differences } from '#infra/action-log/differences';
import { hashOf } from '#infra/action-log/hash';
import { withMarks, withTexts } from '#infra/action-log/placeholders';
import { redactor } from '#infra/action-log/redact';
import { reducersOf, slicesIn } from '#src/recorder/slices';
import type { DomainEvent } from '#src/kernel/messages';
import { KEY } from '#tests/infra/action-log/recorded-session';
import { fc } from '#tests/support/property';
import { arbitraryEvents, type ArbitraryEvents } from './arbitrary-events';

const features = path.join(__dirname, '../../../features');
const folders = readdirSync(features).filter((folder) => existsSync(path.join(features, folder, 'index.ts')));

const START = { type: '@@start' };
const RUNS = 100;
const MOST_EVENTS = 8;
/** Of an event of another slice, so many are tried to find out whether a slice hears it. */
const TRIED = 8;

let byFolder: ReadonlyMap<string, ArbitraryEvents>;
let everyEvent: ArbitraryEvents;
beforeAll(() => {
  byFolder = arbitraryEvents();
  everyEvent = new Map([...byFolder.values()].flatMap((events) => [...events]));
});

/** Told any of these events, it comes to the same by what was redacted as by what was not. */
const obeys = (name: string, reduce: Reducer, arbitrary: readonly fc.Arbitrary<DomainEvent>[]): void => {
  const initial: unknown = reduce(undefined, START);
  const events = fc.array(fc.oneof(...arbitrary), { minLength: 1, maxLength: MOST_EVENTS });
  fc.assert(
    fc.property(events, (told) => {
      const state: unknown = told.reduce<unknown>(reduce, initial);
      const { learn, redact } = redactor(KEY);
      for (const { payload, type } of told) learn(payload, { source: 'outside', place: type });
      learn({ [name]: state }, { source: 'program' });
      const expected = redact({ [name]: state });
      const found = withMarks(
        told
          .map(({ payload, ...rest }) => ({ ...rest, payload: withTexts(redact(payload)) }))
          .reduce<Readonly<Record<string, unknown>>>(
            (before, event) => ({ [name]: reduce(before[name], event) as unknown }),
            withTexts(redact({ [name]: initial })) as Readonly<Record<string, unknown>>,
          ),
      );
      if (hashOf(found) !== hashOf(expected)) expect(differences(expected, found)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
};

const isHeardBy = (reduce: Reducer, event: fc.Arbitrary<DomainEvent>): boolean => {
  const initial: unknown = reduce(undefined, START);
  return fc.sample(event, TRIED).some((tried) => reduce(initial, tried) !== initial);
};

test.each(folders)('%s: redacting and reducing change places', async (folder) => {
  const slices = slicesIn([(await import(`#features/${folder}/index`)) as object]);
  for (const [name, reduce] of Object.entries(reducersOf(slices))) {
    const own = byFolder.get(folder) ?? new Map<string, fc.Arbitrary<DomainEvent>>();
    const heard = [...everyEvent].filter(([type, event]) => !own.has(type) && isHeardBy(reduce, event));
    obeys(name, reduce, [...own.values(), ...heard.map(([, event]) => event)]);
  }
});

test('a reducer that takes a secret apart is found', () => {
  const loggedIn = everyEvent.get('auth/loggedIn')!;
  const taking: Reducer<string> = (state = '', event) =>
    event.type === 'auth/loggedIn'
      ? ((event as unknown as DomainEvent<{ user: { accountName: string } }>).payload.user.accountName[7] ??
        '')
      : state;
  expect(() => obeys('last', taking as Reducer, [loggedIn])).toThrow('Property failed');
});
