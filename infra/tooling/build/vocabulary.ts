import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Message {
  readonly name: string;
  /** Of its doc comment, else made of its name. */
  readonly sentence: string;
  readonly carries: readonly string[];
}
export interface SliceWords {
  readonly slice: string;
  readonly commands: readonly Message[];
  readonly events: readonly Message[];
}

const INTRANSITIVE = new Set(['ended', 'expired', 'ticked', 'begun', 'passed']);
/** How the stages of a call are told, whatever it is about. */
const STAGES: Readonly<Record<string, string>> = {
  asked: 'The server was asked',
  requested: 'The server was asked',
  started: 'The server was asked',
  loaded: 'The server answered',
  failed: 'Did not succeed',
  rejected: 'The server refused',
};
const isPlural = (subject: string): boolean => /[^su]s$/.test(subject);

const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `listLoaded`: The server answered: list. `tabsChosen`: The tabs were chosen. */
export const eventSentence = (name: string): string => {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const subject = words.slice(0, -1).join(' ');
  if (subject === '') return asSentence(last);
  const stage = STAGES[last];
  if (stage) return asSentence(`${stage}: ${subject}`);
  const [past, intransitive] = isPlural(subject) ? ['were', 'have'] : ['was', 'has'];
  return asSentence(`the ${subject} ${INTRANSITIVE.has(last) ? intransitive : past} ${last}`);
};

/** `loadDetail`: Load the detail. */
export const commandSentence = (name: string): string => {
  const [verb = '', ...rest] = wordsOf(name);
  return asSentence(rest.length === 0 ? verb : `${verb} the ${rest.join(' ')}`);
};

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const commentOf = (node: ts.Node): string | undefined => {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');
  return text === '' ? undefined : text.replace(/\s+/g, ' ').trim();
};

const fieldsIn = (type: ts.TypeNode, file: ts.SourceFile): readonly string[] => {
  if (ts.isTypeLiteralNode(type))
    return type.members.flatMap(({ name }) => (name ? [name.getText(file)] : []));
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => fieldsIn(part, file));
  if (!ts.isTypeReferenceNode(type)) return [type.getText(file)];
  const named = type.typeName.getText(file);
  const own = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === named,
  );
  if (own && ts.isInterfaceDeclaration(own))
    return own.members.flatMap(({ name }) => (name ? [name.getText(file)] : []));
  return own && ts.isTypeAliasDeclaration(own) ? fieldsIn(own.type, file) : [named];
};

type Sentence = (name: string) => string;

const messagesIn = (
  shapes: ts.ObjectLiteralExpression,
  file: ts.SourceFile,
  sentence: Sentence,
  shared: (call: string) => readonly Message[],
): readonly Message[] =>
  shapes.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      const { expression } = property;
      return shared((ts.isCallExpression(expression) ? expression.expression : expression).getText(file));
    }
    if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return [];
    const name = property.name.getText(file);
    const [type] = property.initializer.typeArguments ?? [];
    return [
      {
        name,
        sentence: commentOf(property) ?? sentence(name),
        carries: type ? fieldsIn(type, file) : [],
      },
    ];
  });

const objectsIn = (node: ts.Node, matches: (node: ts.Node) => ts.ObjectLiteralExpression | undefined) => {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (each: ts.Node): void => {
    const object = matches(each);
    if (object) found.push(object);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
};

const definedBy =
  (maker: string, file: ts.SourceFile) =>
  (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
    if (!ts.isCallExpression(node) || node.expression.getText(file) !== maker) return undefined;
    const shapes = node.arguments[1];
    return shapes && ts.isObjectLiteralExpression(shapes) ? shapes : undefined;
  };

const SHARED = 'src/kernel/shared-events.ts';
/** What several slices spread into their own: `...listEvents()`, `...session`. */
const sharedMessages = (root: string, sentence: Sentence) => {
  const files = ['src/listing/messages.ts', SHARED].map((name) => sourceOf(path.join(root, name)));
  return (spread: string): readonly Message[] =>
    files.flatMap((file) =>
      objectsIn(file, (node) => {
        if (!ts.isVariableDeclaration(node) || node.name.getText(file) !== spread) return undefined;
        const [object] = objectsIn(node, (each) => (ts.isObjectLiteralExpression(each) ? each : undefined));
        return object;
      }).flatMap((shapes) => messagesIn(shapes, file, sentence, () => [])),
    );
};

/** A slice by its folder; of whatever else defines messages, by the name that they have. */
interface Source {
  readonly slice: string;
  readonly file: string;
}

const DEFINED = /\bdefine(?:Events|Commands)\(\s*'(\w+)'/;

/** The shared events stand with the slices that they are named after. */
const sourcesIn = (root: string): readonly Source[] =>
  ['features', 'src']
    .flatMap((top) =>
      readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${top}/${file.replaceAll(path.sep, '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && file !== SHARED)
    .flatMap((file) => {
      const named = DEFINED.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
      return named ? [{ slice: /^features\/([^/]+)/.exec(file)?.[1] ?? named, file }] : [];
    });

const read = (root: string, files: readonly string[], kind: 'commands' | 'events'): readonly Message[] => {
  const sentence = kind === 'events' ? eventSentence : commandSentence;
  const maker = kind === 'events' ? 'defineEvents' : 'defineCommands';
  const shared = sharedMessages(root, sentence);
  const messages = files.flatMap((name) => {
    const file = sourceOf(path.join(root, name));
    const defined = objectsIn(file, definedBy(maker, file));
    if (defined.length === 0) return [];
    // `{ ...session, ...defineEvents(…) }`
    const spread = [...file.getFullText().matchAll(/^  \.\.\.(\w+),$/gm)];
    return [
      ...spread.flatMap(([, group = '']) => shared(group)),
      ...defined.flatMap((shapes) => messagesIn(shapes, file, sentence, shared)),
    ];
  });
  // What a slice says in its own way takes the place of what is shared.
  return [...new Map(messages.map((message) => [message.name, message])).values()];
};

export const readWords = (root: string): readonly SliceWords[] => {
  const sources = sourcesIn(root);
  return [...new Set(sources.map(({ slice }) => slice))].sort().map((slice) => {
    const files = sources.filter((source) => source.slice === slice).map(({ file }) => file);
    return { slice, commands: read(root, files, 'commands'), events: read(root, files, 'events') };
  });
};

const lineOf = ({ name, sentence, carries }: Message): string =>
  `- **${name}** – ${sentence}${carries.length > 0 ? ` _${carries.join(', ')}_` : ''}`;

const part = (title: string, messages: readonly Message[]): readonly string[] =>
  messages.length === 0 ? [] : [`${title}`, '', ...messages.map(lineOf), ''];

/** The page as it is kept in the repository. */
export const vocabularyOf = (slices: readonly SliceWords[]): string => {
  const count = (of: (slice: SliceWords) => readonly Message[]) =>
    slices.reduce((sum, slice) => sum + of(slice).length, 0);
  return `${[
    '# Vocabulary',
    '',
    `Every command that can be asked (${count(({ commands }) => commands)}) and every event that can be told (${count(({ events }) => events)}), by slice. Made by \`npm run docs:vocabulary\` from whatever defines them: a sentence is the doc comment of its line, or else the name in words; what is carried stands in italics.`,
    '',
    ...slices.flatMap(({ slice, commands, events }) => [
      `## ${slice}`,
      '',
      ...part('Asks:', commands),
      ...part('Tells:', events),
    ]),
  ]
    .join('\n')
    .trimEnd()}\n`;
};

if (require.main === module) {
  const root = path.join(__dirname, '../../..');
  writeFileSync(path.join(root, 'docs/vocabulary.md'), vocabularyOf(readWords(root)));
}
