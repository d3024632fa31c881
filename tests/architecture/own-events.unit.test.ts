import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');

/** What a file imports of the events of other slices, or of whole modules with them, by the names that it gives them. */
const foreignNames = (file: ts.SourceFile, slice: string): ReadonlyMap<string, 'events' | 'module'> =>
  new Map(
    file.statements.flatMap((statement): (readonly [string, 'events' | 'module'])[] => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const from = /^#features\/([^/]+)\/(events|index)$/.exec(statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (!from || from[1] === slice || !bindings) return [];
      if (ts.isNamespaceImport(bindings)) return [[bindings.name.text, 'module']];
      return bindings.elements
        .filter(({ name, propertyName }) => (propertyName ?? name).text === 'events')
        .map(({ name }) => [name.text, 'events']);
    }),
  );

/** A name of something else: of a property, or of what is declared. */
const isName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return (ts.isParameter(parent) || ts.isBindingElement(parent)) && parent.initializer !== node;
};

/** All that another slice needs of an event to hear it. */
const HEARING = new Set(['match', 'type']);
/** What hears the creators that it is given. */
const LISTENERS = new Set(['when', 'whenLeft', 'whileThere', 'addCase', 'isAnyOf', 'ofType']);
const HEARD_FROM = new Set(['on']);

/** Whether a creator is only given to what hears it: as an argument of a listener, or as what an epic is `on`. */
const isHeard = (creator: ts.Node): boolean => {
  const { parent } = creator;
  if (ts.isPropertyAccessExpression(parent)) return HEARING.has(parent.name.text);
  if (ts.isPropertyAssignment(parent)) return HEARD_FROM.has(parent.name.getText());
  if (!ts.isCallExpression(parent) || parent.expression === creator) return false;
  const { expression, arguments: given } = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (!LISTENERS.has(name)) return false;
  return name === 'isAnyOf' || name === 'ofType' || given[0] === creator;
};

/**
 * Events of other slices that a file may tell: every use of their creators as values, other than to hear them. What is
 * imported whole is taken apart nowhere.
 */
const foreignEventsIn = (name: string, text: string): readonly string[] => {
  const slice = /^features\/([^/]+)\//.exec(name)?.[1] ?? '';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const names = foreignNames(file, slice);
  const told: string[] = [];
  const eventsAt = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) return names.get(node.text) === 'events';
    return (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'events' &&
      ts.isIdentifier(node.expression) &&
      names.get(node.expression.text) === 'module'
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (eventsAt(node) && !(ts.isIdentifier(node) && isName(node))) {
      const { parent } = node;
      const isNamed = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      if (!isNamed) told.push(parent.getText(file));
      else if (!isHeard(parent)) told.push(parent.getText(file));
      return;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return told.map((each) => `${name}: ${each}`);
};

const files = readdirSync(path.join(root, 'features'), { recursive: true, encoding: 'utf8' })
  .map((file) => `features/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^features\/[^/]+\/(server|samples)\//.test(file));

test('a slice tells its own events and those of the kernel', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => foreignEventsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
});

const planted = (line: string) =>
  foreignEventsIn(
    'features/likes/policies.ts',
    `import { events as auth } from '#features/auth/events';\nimport { events } from './events';\n${line}`,
  );

test.each([
  ['when(events.liked, () => auth.loggedOut({ by: 1 }))', 'auth.loggedOut'],
  ['of(causedBy(auth.loggedOut(payload), cause))', 'auth.loggedOut'],
  ['map(() => auth.loggedOut)', 'auth.loggedOut'],
  ['const { loggedOut } = auth;', '{ loggedOut } = auth'],
  ['const all = { ...auth };', '...auth'],
  ['exchange({ started: auth.loggedOut })', 'auth.loggedOut'],
  ['const tell = () => { return auth.loggedOut; };', 'auth.loggedOut'],
  ['map(auth.loggedOut)', 'auth.loggedOut'],
  ["auth['loggedOut']()", "auth['loggedOut']"],
  ['const all = [auth.loggedOut];', 'auth.loggedOut'],
  ['const out = auth.loggedOut;', 'auth.loggedOut'],
  ['const all = { auth };', 'auth'],
  ['tellAll(auth)', 'tellAll(auth)'],
  ['when(events.liked, auth.loggedOut)', 'auth.loggedOut'],
  ['on.addCase(auth.loggedOut, auth.loggedIn)', 'auth.loggedIn'],
  ['auth.loggedOut.call(undefined)', 'auth.loggedOut'],
])('another slice would tell it: %s', (line, told) => {
  expect(planted(line)).toEqual([`features/likes/policies.ts: ${told}`]);
});

test.each([
  'when(auth.loggedOut, () => events.forgotten())',
  'on.addCase(auth.loggedOut, () => initialState)',
  'filter(auth.loggedOut.match)',
  'auth.loggedOut.match(action)',
  'const types = [auth.loggedOut.type];',
  'whileThere(auth.loggedIn, isThere, epic)',
  'isAnyOf(auth.loggedIn, auth.loggedOut)',
  'exchange({ on: auth.loggedIn, call })',
  'let out: ReturnType<typeof auth.loggedOut>;',
])('it is heard: %s', (line) => {
  expect(planted(line)).toEqual([]);
});

test('what a whole module of another slice tells is found as well', () => {
  const text = `import * as auth from '#features/auth/index';\nof(auth.events.loggedOut());`;
  expect(foreignEventsIn('features/likes/epics.ts', text)).toEqual([
    'features/likes/epics.ts: auth.events.loggedOut',
  ]);
});
