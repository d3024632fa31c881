import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CAMPAIGN_CALLS } from '#features/campaigns/contract/index';
import type { Call } from '#src/contract/call';
import type { Kind } from '#src/kernel/messages';

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
const PAST = new RegExp(`((?<!Spe)ed|${inEitherCase.join('|')})(In|Out|Up|Off)?$`);
const TAILS = /(Success|Failure|Request|Event|Command|Action|Epic)$/;

interface Creator {
  (payload: object): { readonly meta: { readonly kind: Kind } };
  readonly type: string;
}
type Module = Readonly<Record<string, unknown>>;

const folders = readdirSync(path.join(root, 'features'));
const load = (file: string): Module => require(path.join(root, file)) as Module;

const DEFINES = /\bdefine(?:Events|Commands)\(/;
/** Whatever defines messages, wherever it stands. */
const defining = ['features', 'src']
  .flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${top}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && DEFINES.test(readFileSync(path.join(root, file), 'utf8')));

const isCreator = (value: unknown): value is Creator =>
  typeof value === 'function' && 'match' in value && 'type' in value;
const creatorsIn = (value: unknown): readonly Creator[] => {
  if (isCreator(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(creatorsIn) : [];
};
const kindOf = (creator: Creator): Kind => creator({}).meta.kind;

/** What is shared stands with each slice that spreads it, and counts once. */
const creators = [...new Set(defining.flatMap((file) => Object.values(load(file)).flatMap(creatorsIn)))];
const named = (kind: Kind) =>
  creators
    .filter((creator) => kindOf(creator) === kind)
    .map(({ type }) => ({ slice: type.split('/')[0] ?? '', name: type.split('/')[1] ?? '', type }));
const commands = named('command');
const events = named('event');

test('a slice exports its messages as `commands` and `events`, from files of these names', () => {
  const ofSlices = defining.filter((file) => file.startsWith('features/'));
  const wrong = ofSlices.filter((file) => {
    const kind = /^features\/[^/]+\/(commands|events)\.ts$/.exec(file)?.[1];
    return !kind || creatorsIn(load(file)[kind]).length === 0;
  });
  expect([ofSlices.length > 20, wrong]).toEqual([true, []]);
});

test('what the kernel and programs without a slice define is looked at, too', () => {
  const types = [...commands, ...events].map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(['trial/vipGiven', 'portal/sliceJoined', 'recorder/openFile']),
  );
});

test('types are `slice/name`, the slice being a folder in camel case', () => {
  const camel = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const slices = [...folders, ...readdirSync(path.join(root, 'src'))].flatMap((folder) => [
    folder,
    camel(folder),
  ]);
  const ofOthers = defining.flatMap((file) => {
    const folder = /^features\/([^/]+)/.exec(file)?.[1];
    if (!folder) return [];
    return creatorsIn(load(file))
      .map(({ type }) => type)
      .filter((type) => ![folder, camel(folder)].includes(type.split('/')[0] ?? ''));
  });
  expect(ofOthers).toEqual([]);
  expect([...commands, ...events].filter(({ slice }) => !slices.includes(slice))).toEqual([]);
});

test('types are unique', () => {
  const types = [...commands, ...events].map(({ type }) => type);
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});

test('events are told in the past tense', () => {
  expect(events.map(({ name }) => name).filter((name) => !PAST.test(name))).toEqual([]);
});

/** These begin something that goes on for a while and answers nothing. */
const LASTING = ['playbackStarted', 'playStarted', 'writingStarted'];

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
