import { hideAt, hiddenText, hidePlace } from '#infra/action-log/places';
import { readLog } from '#infra/action-log/reader';
import { DROPPED_TEXT, redactor, type Redactor } from '#infra/action-log/redact';
import { redactLines } from '#infra/action-log/redact-lines';
import { replay } from '#infra/action-log/replay';
import { DROPPED } from '#infra/action-log/secrets';
import { tellingsIn } from '#infra/action-log/tellings';
import { writeLog } from '#infra/action-log/write-log';
import type { KeyValueStore, Ports } from '#src/kernel/ports';
import { defineEvents, payload } from '#src/kernel/messages';
import type { Reducer } from 'redux';
import { Subject, throwError, type Observable } from 'rxjs';
import { fc } from '#tests/support/property';
import { KEY, origin, reducers, session } from './recorded-session';

interface Ids {
  /** Of an account. */
  readonly globalId: string;
  /** Of something that it has. */
  readonly draftId: string;
}
interface Told extends Ids {
  readonly words: readonly string[];
}

const { knownAs, restored } = defineEvents('member', {
  knownAs: payload<{ readonly user: { readonly globalId: string }; readonly draftId: string }>(),
  restored: payload<{ readonly at: string; readonly found: string | undefined }>(),
});

/** As the slices write them. */
const keysOf = ({ globalId, draftId }: Ids) => [
  `recentSearches.${globalId}`,
  `compareTray.${globalId}`,
  `feedbackDraft:${globalId}`,
  `publishingEdits:${globalId}:${draftId}`,
];
const OWN_KEYS = ['feedbackDraft:visitor', 'guideStep'];
/** All else that ids may be a part of. */
const textsOf = ({ globalId, draftId }: Ids) => [
  `#/publishing/edit?id=${draftId}&of=${globalId}`,
  `/usercenter/${globalId}`,
  `没有找到 ${globalId} 的草稿 ${draftId}`,
  JSON.stringify({ [globalId]: [draftId] }),
];

const SLICE = {
  name: 'search',
  reducer: reducers.search as Reducer,
  epics: (_: Observable<unknown>) => ({}),
};

const OPEN: Redactor = {
  learn: () => undefined,
  redact: (value) => value,
  redactText: String,
  hidden: () => ({ texts: 0, figures: 0, secrets: 0, shortened: 0, dropped: 0 }),
};

const storeOf = (values: ReadonlyMap<string, string>): KeyValueStore => ({
  get: (key) => values.get(key),
  set: () => undefined,
  remove: () => undefined,
});

/** A tab that is told of members one after the other, reads what it kept of them, and breaks over the last. */
const played = (members: readonly Told[]) => {
  const { store, recorder, exchange, join } = session();
  join('memory');
  const keys = [...members.flatMap(keysOf), ...OWN_KEYS];
  const values = new Map(keys.map((key, at) => [key, JSON.stringify(members[at % members.length]?.words)]));
  const never = new Subject<never>();
  const ports = recorder.ports({
    ids: {},
    kept: storeOf(values),
    tab: storeOf(values),
    cookies: storeOf(values),
    address: { changed$: never },
    tabs: { heard$: never },
    page: { hidden$: never },
    report: () => undefined,
  } as unknown as Ports);
  const members$ = new Subject<Told>();
  recorder.foreign('search/0', members$).subscribe();
  const read = (key: string) => {
    for (const each of [ports.kept, ports.tab, ports.cookies])
      store.dispatch(restored({ at: key, found: each.get(key) }));
  };
  recorder.joining((_, ...[news$]) => {
    (news$ as Subject<Told>).subscribe((member) => {
      const { globalId, draftId } = member;
      store.dispatch(knownAs({ user: { globalId }, draftId }));
      for (const key of [...keysOf(member), ...OWN_KEYS]) read(key);
      for (const at of textsOf(member)) store.dispatch(restored({ at, found: undefined }));
      ports.report(`member/${globalId.length}`, new Error(`no ${globalId}`));
    });
  })(SLICE, members$);
  for (const member of members) {
    members$.next(member);
    const { globalId, draftId } = member;
    exchange({
      method: 'GET',
      path: `/pb/of/${globalId}/${draftId}`,
      query: { of: `${globalId},${draftId}` },
    });
  }
  recorder.joining((_, ...[broken$]) => {
    (broken$ as Subject<never>).subscribe({ error: () => undefined });
  })(
    SLICE,
    throwError(() => new Error(`lost ${members.at(-1)?.globalId}`)),
  );
  const written = (by: Redactor) => {
    const lines: string[] = [];
    const { segments } = recorder;
    const write = (line: string) => void lines.push(line);
    writeLog({ segments, state: store.getState(), origin, redactor: by, write, now: () => 0 });
    return `${lines.join('\n')}\n`;
  };
  return { recorded: () => written(redactor(KEY)), raw: () => written(OPEN) };
};

const readingsIn = (text: string): readonly (readonly [string | undefined, unknown])[] =>
  readLog(text).lines.flatMap((line) =>
    line.k === 'n' && (line.f === 'storage' || line.f === 'cookie') ? [[line.key, line.v] as const] : [],
  );

/** What the program asks for where it is told of the members that the log tells of. */
const askedBy = (text: string): readonly string[] =>
  readLog(text).lines.flatMap((line) => {
    if (line.k !== 'a' || line.ty !== knownAs.type) return [];
    const { user, draftId } = line.pl as ReturnType<typeof knownAs>['payload'];
    return [...keysOf({ ...user, draftId }), ...OWN_KEYS].flatMap((key) =>
      ['kept', 'tab', 'cookies'].map((at) => `${at}.${key}`),
    );
  });

const told = fc.record({
  globalId: fc.stringMatching(/^[1-9]\d{6,10}$/),
  draftId: fc.oneof(fc.uuid({ version: 7 }), fc.stringMatching(/^[a-z]{3}\d{3,6}$/)),
  words: fc.array(fc.constantFrom('天河七号院', 'visitor', 'kept', 'recentSearches', 'guideStep', 'zx 88'), {
    minLength: 1,
    maxLength: 3,
  }),
});
const members = fc.uniqueArray(told, { minLength: 1, maxLength: 3, selector: ({ globalId }) => globalId });

test.each([
  ['as it is recorded', (given: readonly Told[]) => played(given).recorded()],
  [
    'as a log is redacted',
    (given: readonly Told[]) => redactLines(readLog(played(given).raw()), redactor(KEY), 'r', reducers),
  ],
])('no id is left in a key or in any text, each key is asked for, and the log verifies: %s', (_, make) => {
  fc.assert(
    fc.property(members, (given) => {
      const ids = given.flatMap(({ globalId, draftId }) => [globalId, draftId]);
      const raw = played(given).raw();
      expect(ids.filter((id) => !raw.includes(id))).toEqual([]);
      const text = make(given);
      expect(ids.filter((id) => text.includes(id))).toEqual([]);
      const log = readLog(text);
      expect(log.damages).toEqual([]);
      expect(replay(log, reducers).divergence).toBeUndefined();
      const readings = readingsIn(text);
      expect(readings.map(([key]) => key)).toEqual(askedBy(text));
      expect(readings.filter(([, value]) => value === undefined)).toEqual([]);
    }),
    { numRuns: 30, seed: 20_261_128 },
  );
});

test('whoever a key alone names is hidden in it', () => {
  const given = { globalId: '4673306317', draftId: 'abc77', words: ['zx'] };
  const lines = readLog(played([given]).raw()).lines.filter(
    (line) => line.k === 'n' && line.f === 'storage' && /recentSearches|publishing/.test(line.key ?? ''),
  );
  const { header } = readLog(played([given]).raw());
  const text = redactLines({ header, lines, damages: [] }, redactor(KEY), 'r', reducers);
  expect(text).toMatch(/"kept\.recentSearches\.\d{10}"/);
  expect(text).not.toMatch(/4673306317|abc77/);
});

test('what lies under the name of a secret is dropped whosever it is, and its value is a text', () => {
  const { learn, redact, redactText } = redactor(KEY);
  const at = 'kept.accessToken:4673306317';
  for (const [value, by] of tellingsIn(
    { k: 'n', i: 0, t: 0, f: 'storage', key: at, c: 1, v: 'tk-77' },
    undefined,
  ))
    learn(value, by);
  expect(hideAt({ redact }, at, 'tk-77')).toEqual(DROPPED);
  expect(hiddenText({ redact }, 'tk-77')).toBe(DROPPED_TEXT);
  expect(hidePlace({ redact, redactText }, at)).toMatch(/^kept\.accessToken:(?!4673306317)\d{10}$/);
});

test('names of places stay, and what is told there, for an account that is called alike', () => {
  const { learn, redact, redactText } = redactor(KEY);
  for (const accountName of ['kept', 'guideStep', 'navigation', 'next'])
    learn({ accountName }, { source: 'outside' });
  for (const at of [
    'kept.guideStep',
    'navigation/0()',
    'tracking/0.delivery$.shared().next()',
    'navigation',
  ]) {
    expect(hidePlace({ redact, redactText }, at)).toBe(at);
    expect(hideAt({ redact }, at, 12)).toBe(12);
  }
});
