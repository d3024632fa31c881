/** @jest-environment node */
import { events as auth } from '#features/auth/events';
import type { Reducers } from '#infra/action-log/replay';
import type { DomainEvent } from '#src/kernel/messages';
import { readReducers } from '#src/recorder/reducers';
import { aUser } from '#tests/support/builders';
import { fc } from '#tests/support/property';
import { arbitraryEvents, type ArbitraryEvents } from './arbitrary-events';

const ROUNDS = 12;

let reducers: Reducers;
let events: ReadonlyMap<string, ArbitraryEvents>;
beforeAll(async () => {
  reducers = await readReducers();
  events = arbitraryEvents();
}, 60_000);

const begun = auth.loggedIn({ user: aUser(), way: 'account' });
const ended = auth.loggedOut({ by: 'member' });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** `list.view`: two names deep, which is where slices keep what belongs together. */
const differences = (one: unknown, other: unknown, depth = 2): readonly string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (depth === 0 || !isRecord(one) || !isRecord(other)) return [''];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    differences(one[name], other[name], depth - 1).map((rest) => (rest === '' ? name : `${name}.${rest}`)),
  );
};

/** By the name of the slice: what may stay when a member has left, and why. */
const KEPT: Readonly<Record<string, readonly (readonly [names: RegExp, why: string])[]>> = {
  about: [[/^siteInfo$/, 'the same for everybody']],
  analysis: [[/^place$/, 'of the address']],
  anomaly: [[/^status$/, 'a report on its way; it is told from the account before any login']],
  auth: [[/^(pictures|tab|way)$/, 'of the login dialog']],
  basis: [
    [
      /^(basis\.|status$|table$)/,
      'of the address, and the same for everybody; the next member has their own',
    ],
  ],
  businessPath: [[/^status$/, 'where the page came from']],
  captcha: [[/^(problem|status|waiting)$/, 'of the dialog on the screen']],
  errorReports: [[/^(lost|noticed)$/, 'numbers']],
  feedback: [[/^round$/, 'a number, with which the form begins anew']],
  home: [[/^(content|problem|status)$/, 'the same for everybody']],
  mobileBinding: [[/^changes$/, 'a number, with which the forms begin anew']],
  multiLogin: [[/^applicant\./, 'who waits at this screen to be let in; a login ends it']],
  navigation: [[/^(destination|entered)$/, 'of the address']],
  newItems: [[/^items\.view$/, 'of the address']],
  notices: [[/^(lastId|shown)$/, 'what stands on the screen goes by itself']],
  pageProtection: [[/^(blocked|pauses)$/, 'of the page']],
  passwordLink: [[/^(accountName|complaint|linkToken|step)$/, 'of the link in the address']],
  phoneLogin: [
    [/^(isSending|mobile|secondsLeft)$/, 'the count belongs to the phone; another login takes it away'],
  ],
  publishing: [[/^list\.view$/, 'of the address']],
  regions: [[/^(areas|categories|current|status)$/, 'the same for everybody']],
  rightsTip: [[/^(cause|isExplained)$/, 'of the tip on the screen']],
  search: [
    [
      /^box\.(prompt|text|words)$|^current\.running$/,
      'what stands in the box of the header; history is the account’s',
    ],
    [/^poster$/, 'the same for everybody'],
  ],
  serviceBar: [[/^isCalling$/, 'of the page']],
  serviceDesk: [[/^(offer|round)$/, 'the same for everybody, and a number']],
  tracking: [
    [/^(device|entry|isInMemory|tab|unsent)$/, 'facts wait for their sending under the name of their teller'],
  ],
  trial: [[/^round$/, 'a number, with which the form begins anew']],
  tutorialVideo: [[/^(isOpen|isWatchedToEnd|source)$/, 'of the video on the screen']],
  userCenter: [
    [/^day$|^password\.changes$/, 'the day of the server, and a number'],
    [/^profile\.(draft|globalId)$/, 'shown to its own member alone'],
  ],
  version: [[/^(held|isReloading)$/, 'of the page']],
};

/** What is left of a life of a slice in which each of its events was told once, in any order. */
const leftIn = (name: string, drawn: ArbitraryEvents): readonly string[] => {
  const reducer = reducers[name];
  if (!reducer) return [];
  const fold = (told: readonly DomainEvent[]) =>
    told.reduce<unknown>((state, event) => reducer(state, event), reducer(undefined, { type: '@@start' }));
  const fresh = fold([begun, ended]);
  const own = [...drawn].filter(([type]) => type !== begun.type && type !== ended.type);
  const lives = fc
    .shuffledSubarray(
      own.map(([, event]) => event),
      { minLength: own.length },
    )
    .chain((all) => fc.tuple(...all));
  const left = fc
    .sample(lives, { numRuns: ROUNDS, seed: 51290 })
    .flatMap((told) => differences(fold([begun, ...told, ended]), fresh));
  return [...new Set(left)];
};

describe('[SESSION-009] when a member leaves', () => {
  test('every slice forgets what it was told, but for what says why it stays', () => {
    const drawn = [...events.values()].map(
      (each) => [[...each.keys()][0]?.split('/')[0] ?? '', each] as const,
    );
    expect(drawn.filter(([name]) => name in reducers).length).toBeGreaterThan(40);
    const left = drawn.flatMap(([name, each]) =>
      leftIn(name, each)
        .filter((at) => !KEPT[name]?.some(([names]) => names.test(at)))
        .map((at) => `${name}.${at}`),
    );
    expect(left).toEqual([]);
  });
});
