import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');

/** What a file imports of the events of other slices, under the names that it gives them. */
const foreignNames = (file: ts.SourceFile, slice: string): readonly string[] =>
  file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = /^#features\/([^/]+)\/(events|index)$/.exec(statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!from || from[1] === slice || !bindings) return [];
    if (ts.isNamespaceImport(bindings)) return [bindings.name.text];
    return bindings.elements
      .filter(({ name, propertyName }) => (propertyName ?? name).text === 'events')
      .map(({ name }) => name.text);
  });

const HEARING = new Set(['match', 'type']);

/**
 * Events of other slices that a file tells: calls of their creators, and creators taken apart or passed on to who may
 * call them. To hear one it is enough to ask `match` or `type`, or to give it whole to what hears.
 */
const foreignEventsIn = (name: string, text: string): readonly string[] => {
  const slice = /^features\/([^/]+)\//.exec(name)?.[1] ?? '';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const foreign = new Set(foreignNames(file, slice));
  const told: string[] = [];
  const isForeign = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && foreign.has(node.text);
  /** `events.done`, or `all.events.done` of a whole module. */
  const isCreator = (node: ts.Node): node is ts.PropertyAccessExpression =>
    ts.isPropertyAccessExpression(node) &&
    (isForeign(node.expression) ||
      (ts.isPropertyAccessExpression(node.expression) && isForeign(node.expression.expression))) &&
    !HEARING.has(node.name.text);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isCreator(node.expression)) told.push(node.expression.getText(file));
    if (ts.isSpreadAssignment(node) && isForeign(node.expression)) told.push(node.getText(file));
    if (ts.isVariableDeclaration(node) && node.initializer && isForeign(node.initializer))
      told.push(node.getText(file));
    const isAnswer = ts.isArrowFunction(node.parent) && node.parent.body === node;
    if (isAnswer && isCreator(node)) told.push(node.getText(file));
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
])('another slice would tell it: %s', (line, told) => {
  expect(planted(line)).toEqual([`features/likes/policies.ts: ${told}`]);
});

test.each([
  'when(auth.loggedOut, () => events.forgotten())',
  'on.addCase(auth.loggedOut, () => initialState)',
  'filter(auth.loggedOut.match)',
  'auth.loggedOut.match(action)',
  'const types = [auth.loggedOut.type];',
])('it is heard: %s', (line) => {
  expect(planted(line)).toEqual([]);
});

test('what a whole module of another slice tells is found as well', () => {
  const text = `import * as auth from '#features/auth/index';\nof(auth.events.loggedOut());`;
  expect(foreignEventsIn('features/likes/epics.ts', text)).toEqual([
    'features/likes/epics.ts: auth.events.loggedOut',
  ]);
});
