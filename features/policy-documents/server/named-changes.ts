import { eachInTurns } from '#infra/server/in-turns';
import type { Clause } from '../contract-document';
import { ARTICLE, articleKey } from './article-number';

export interface NamedChange {
  readonly kind: 'changed' | 'removed';
  /** The clause that says so. */
  readonly by: Clause;
}

/** A document as an amending one may name it. */
export interface Amended {
  readonly id: string;
  readonly title: string;
  readonly docNo: string;
}

/** Articles from one to another, as keys; the same twice where it is one. */
interface Named extends NamedChange {
  readonly from: string;
  readonly to: string;
}

/** What an amending text says of the articles of each document that it amends. */
export type NamedChanges = ReadonlyMap<string, readonly Named[]>;

/** New wording says nothing of the articles that stand in it. */
const QUOTED = /“[^”]*”|"[^"]*"/g;
const DOCUMENT =
  /《[^《》]*(?:《[^《》]*》[^《》]*)*》|[^\s，。、；：（）()《》]{1,20}[〔[［]\d{4}[〕\]］]\d+号/g;
const OTHERS = new RegExp(`(${DOCUMENT.source})(?:${ARTICLE})?`, 'g');
const OWN = new RegExp(`本(?:文件|办法|规定|通知|标准|规范|意见|决定)${ARTICLE}`, 'g');
const RENUMBERED = new RegExp(`(?:改为|作为|调整为)${ARTICLE}`, 'g');
const REFERENCE = new RegExp(
  `(${ARTICLE})(?:(?:至|到|—|－|-)(${ARTICLE}))?(第[^条，。]{1,6}[款项目]|中的?)?`,
  'g',
);
const REMOVES = /删去|删除|废止|停止执行/;
const CHANGES = /(?:修改|修订|修正|调整|变更|更改|改)(?:为|成|如下)|增加[^条]{0,8}[款项目]/;

const plain = (title: string): string => title.replaceAll(/[《》〈〉\s]/g, '');

/** What is said of articles in a text that names no document. */
const changesIn = (text: string, by: Clause): readonly Named[] => {
  const found: Named[] = [];
  for (const sentence of text.split(/[。；;\n]/)) {
    let waiting: (Omit<Named, keyof NamedChange> & { readonly isPart: boolean })[] = [];
    for (const part of sentence.split(/[，,：:]/)) {
      for (const [, first = '', last = first, inside] of part
        .replaceAll(RENUMBERED, '')
        .matchAll(REFERENCE)) {
        const [from, to] = [articleKey(first), articleKey(last)];
        if (from !== undefined && to !== undefined) waiting.push({ from, to, isPart: inside !== undefined });
      }
      const isRemoval = REMOVES.test(part);
      if (!isRemoval && !CHANGES.test(part)) continue;
      // An article that loses a paragraph stays.
      for (const { isPart, ...articles } of waiting)
        found.push({ ...articles, by, kind: isRemoval && !isPart ? 'removed' : 'changed' });
      waiting = [];
    }
  }
  return found;
};

/** Cut where it names one of the documents: what follows is said of that one. Articles of any other are passed over. */
const piecesOf = (body: string, idOf: (name: string) => string | undefined, only: string | undefined) => {
  const text = body
    .replaceAll(QUOTED, '')
    .replaceAll(OWN, '')
    .replaceAll(OTHERS, (all, name: string) => (idOf(name) === undefined ? '' : all));
  const pieces: { about: string | undefined; text: string }[] = [];
  let [about, from] = [only, 0];
  for (const { 0: name, index } of text.matchAll(DOCUMENT)) {
    pieces.push({ about, text: text.slice(from, index) });
    from = index + name.length;
    about = idOf(name);
  }
  return [...pieces, { about, text: text.slice(from) }];
};

export const namedChanges = async (
  clauses: readonly Clause[],
  documents: readonly Amended[],
): Promise<NamedChanges> => {
  const titles = new Map(documents.map(({ id, title }) => [plain(title), id]));
  const idOf = (name: string): string | undefined =>
    name.startsWith('《')
      ? titles.get(plain(name))
      : documents.find(({ docNo }) => docNo !== '' && name.endsWith(docNo))?.id;
  const only = documents.length === 1 ? documents[0]?.id : undefined;
  const found = new Map<string, Named[]>();
  await eachInTurns(clauses, (clause) => {
    if (!REMOVES.test(clause.body) && !CHANGES.test(clause.body)) return;
    for (const { about, text } of piecesOf(clause.body, idOf, only)) {
      if (about === undefined) continue;
      const changes = changesIn(text, clause);
      if (changes.length > 0) found.set(about, [...(found.get(about) ?? []), ...changes]);
    }
  });
  return found;
};

const isWithin = (key: string, { from, to }: Named): boolean =>
  key === from || key === to || (Number(key) > Number(from) && Number(key) < Number(to));

/** The clauses they are; a number that stands twice in the text names none. */
export const clausesNamed = (
  changes: readonly Named[],
  before: readonly Clause[],
): ReadonlyMap<Clause, NamedChange> => {
  if (changes.length === 0) return new Map();
  const byKey = new Map<string, Clause | undefined>();
  for (const clause of before) {
    const key = articleKey(clause.number);
    if (key !== undefined) byKey.set(key, byKey.has(key) ? undefined : clause);
  }
  const found = new Map<Clause, NamedChange>();
  for (const [key, clause] of byKey) {
    const change = clause && changes.findLast((one) => isWithin(key, one));
    if (clause && change) found.set(clause, { kind: change.kind, by: change.by });
  }
  return found;
};
