import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CAMPAIGN_CALLS } from '#features/campaigns/contract/index';
import type { Call } from '#src/contract/call';

const root = path.join(__dirname, '../..');
const irregular = [
  'sent',
  'lost',
  'found',
  'shown',
  'left',
  'met',
  'begun',
  'taken',
  'given',
  'seen',
  'chosen',
  'drawn',
  'withheld',
  'kept',
  'hidden',
  'understood',
  'put',
];
const inEitherCase = irregular.map(
  (word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`,
);
const PAST = new RegExp(`(ed|${inEitherCase.join('|')})(In|Out|Up|Off)?$`);
const TAILS = /(Success|Failure|Request|Event|Command|Action|Epic)$/;

interface Creator {
  readonly type: string;
}
type Module = Readonly<Record<string, unknown>>;

const folders = readdirSync(path.join(root, 'features'));
const load = (file: string): Module => require(path.join(root, file)) as Module;
const filesNamed = (matches: (name: string) => boolean): readonly string[] =>
  folders.flatMap((slice) =>
    readdirSync(path.join(root, 'features', slice))
      .filter(matches)
      .map((name) => `features/${slice}/${name}`),
  );

const creatorsOf = (kind: 'commands' | 'events') =>
  filesNamed((name) => name === `${kind}.ts`).flatMap((file) =>
    Object.entries(load(file)[kind] as Readonly<Record<string, Creator>>).map(([name, { type }]) => ({
      slice: file.split('/')[1] ?? '',
      name,
      type,
    })),
  );

const commands = creatorsOf('commands');
const events = creatorsOf('events');

test('every slice with messages exports them as `commands` and `events`', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(events.length).toBeGreaterThan(10);
});

test('types are `slice/name`, the slice being the folder in camel case', () => {
  const camel = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wrong = [...commands, ...events].filter(
    ({ slice, name, type }) => type !== `${slice}/${name}` && type !== `${camel(slice)}/${name}`,
  );
  expect(wrong).toEqual([]);
});

test('types are unique', () => {
  const types = [...commands, ...events].map(({ type }) => type);
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});

test('events are told in the past tense', () => {
  expect(events.map(({ name }) => name).filter((name) => !PAST.test(name))).toEqual([]);
});

/** These two begin something that goes on for a while and answers nothing. */
const LASTING = ['playbackStarted', 'writingStarted'];

test('what is asked for is told as requested', () => {
  const otherwise = events.map(({ name }) => name).filter((name) => /(Asked|Started)$/.test(name));
  expect(otherwise.filter((name) => !LASTING.includes(name))).toEqual([]);
});

test('commands are not told in the past tense', () => {
  expect(
    commands.map(({ name }) => name).filter((name) => PAST.test(name) || /^set[A-Z]/.test(name)),
  ).toEqual([]);
});

test('no name repeats what its folder says', () => {
  expect([...commands, ...events].map(({ name }) => name).filter((name) => TAILS.test(name))).toEqual([]);
});

test('the tense rule knows both tenses', () => {
  const past = ['loggedIn', 'searchRequested', 'batchLost', 'activitiesFound', 'guideShown', 'signedUp'];
  const imperative = ['logIn', 'findActivities', 'openGuide', 'answerCaptcha', 'clearSearch', 'goTo'];
  expect(past.filter((name) => !PAST.test(name))).toEqual([]);
  expect(imperative.filter((name) => PAST.test(name))).toEqual([]);
});

const isCall = (value: unknown): value is Call =>
  typeof (value as Partial<Call> | undefined)?.path === 'string';

/** A contract is exported by itself, or in a record of its kind; what a call holds is no call. */
const callsIn = (value: unknown): readonly Call[] => {
  if (isCall(value)) return [value];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.values(value).flatMap(callsIn);
};
const pathOf = ({ method, path: at }: Call): string => `${method} ${at.replace(/:\w+/g, ':')}`;

/** A call may stand by its own name as well as in a record. */
const twice = (calls: readonly Call[]): readonly string[] => {
  const paths = [...new Set(calls)].map(pathOf);
  return paths.filter((one, at) => paths.indexOf(one) !== at);
};
const contractsIn = (slice: string): readonly string[] => {
  const folder = path.join(root, 'features', slice);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^contract([a-z-]*\.ts|\/.+\.ts)$/.test(name))
    .map((name) => `features/${slice}/${name}`);
};
const calls = folders.flatMap(contractsIn).flatMap((file) => Object.values(load(file)).flatMap(callsIn));

test('no two contracts answer on the same method and path', () => {
  expect(calls.length).toBeGreaterThan(200);
  for (const one of callsIn(CAMPAIGN_CALLS)) expect(calls).toContain(one);
  expect(twice(calls)).toEqual([]);
});

test('a path that stands twice is seen in a record, too, whatever its parameters are called', () => {
  const call = (at: string): Call => ({ ...CAMPAIGN_CALLS.giftBoxV76.info, method: 'GET', path: at });
  const own = call('/pb/own/:id');
  expect(twice(callsIn({ own, again: { own } }))).toEqual([]);
  expect(twice(callsIn({ own, others: { one: call('/pb/own/:other') } }))).toEqual(['GET /pb/own/:']);
});
