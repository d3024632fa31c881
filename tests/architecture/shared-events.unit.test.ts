import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as shared from '#src/kernel/shared-events';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const folders = readdirSync(path.join(root, 'features'));
const SHARED = /from '(?:#src\/kernel|\.)\/shared-events'/;
/** Through this the machinery of lists tells and hears some of them. */
const HANDED_ON = "'#src/kernel/portal-events'";
const HANDING = 'src/portal/pages/shared/portal-events.ts';

const files = ['features', 'src']
  .flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${top}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== HANDING);
const texts = files.map((file) => [file, read(file)] as const);

type Creators = Readonly<Record<string, { readonly type: string }>>;
const groups = Object.entries<Creators>(shared).map(([group, creators]) => {
  const names = Object.keys(creators);
  const [slice = ''] = Object.values(creators).map(({ type }) => type.split('/')[0]);
  return { group, creators, names, slice };
});
const all = groups.flatMap(({ group, slice, names }) => names.map((name) => ({ group, slice, name })));

/** Whoever may have hold of what is shared: of the group itself, of the slice's events, or of what is handed on. */
const textsNear = (slice: string): readonly string[] =>
  texts.flatMap(([file, text]) => {
    const isOwn = file.startsWith(`features/${slice}/`) || text.includes(`#features/${slice}/events'`);
    return isOwn || SHARED.test(text) || text.includes(HANDED_ON) ? [text] : [];
  });
const isTold = (name: string, among: readonly string[]): boolean =>
  among.some((text) => new RegExp(`\\w\\.${name}\\(`).test(text));
const isHeard = (name: string, among: readonly string[]): boolean => {
  const hearing = new RegExp(`\\w\\.${name}\\.match\\b|\\b(?:when|addCase|whileThere)\\(\\s*\\w+\\.${name},`);
  return among.some((text) => hearing.test(text));
};

test.each(groups)('$group stands among the events of $slice, which acts on it', ({ creators, slice }) => {
  expect(folders).toContain(slice);
  const { events } = jest.requireActual<{ readonly events: Readonly<Record<string, unknown>> }>(
    path.join(root, 'features', slice, 'events'),
  );
  expect(Object.entries(creators).filter(([name, creator]) => events[name] !== creator)).toEqual([]);
});

test('each of them is told by somebody, and heard', () => {
  const found = all.map(({ group, slice, name }) => {
    const near = textsNear(slice);
    return [`${group}.${name}`, isTold(name, near), isHeard(name, near)];
  });
  expect(found).toEqual(all.map(({ group, name }) => [`${group}.${name}`, true, true]));
});

test('one that nobody tells, or hears, is seen', () => {
  const told = ['of(raised.promptRaised(prompt))'];
  const heard = ['on.addCase(events.promptRaised, shown)', 'action$.pipe(filter(events.loginWanted.match))'];
  expect([isTold('promptRaised', told), isHeard('promptRaised', told)]).toEqual([true, false]);
  expect([isTold('promptRaised', heard), isHeard('promptRaised', heard)]).toEqual([false, true]);
  expect(isHeard('loginWanted', heard)).toBe(true);
  expect(isHeard('loginWanted', ['const portal = { loginWanted: navigation.loginWanted };'])).toBe(false);
});

test('the page of the architecture names each of them', () => {
  const paragraph = read('docs/architecture.md')
    .split('\n')
    .find((line) => line.includes('`src/kernel/shared-events.ts`'));
  const named = [...(paragraph ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(all.map(({ group, name }) => `${group}.${name}`).toSorted());
});
