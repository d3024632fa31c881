import { eachInTurns, othersFirst } from '#infra/server/in-turns';
import type { Clause } from '../contract-document';
import {
  announces,
  isOfOther,
  mayChange,
  OTHER,
  OWN,
  readSentence,
  standsAlone,
  type NamedArticles,
  type SentenceEffect,
} from './amending-sentence';
import { ARTICLE, articleKey, compareArticles, standsIn } from './article-number';
import { unquoted } from './quotes';

export interface NamedChange {
  /** `unclear`: something may be done to it. */
  readonly kind: 'changed' | 'removed' | 'unclear';
  /** The clause that says so. */
  readonly by: Clause;
}

/** A document as an amending one may name it. */
export interface Amended {
  readonly id: string;
  readonly title: string;
  readonly docNo: string;
}

type By<T> = T & Pick<NamedChange, 'by'>;

/** What an amending text says of a document that it amends. */
export interface Said {
  readonly named: readonly By<NamedArticles>[];
  readonly words: readonly By<{ readonly word: string }>[];
  /** May change any clause. */
  readonly unread: readonly By<{ readonly kind: NonNullable<SentenceEffect['unread']> }>[];
}

export const NOTHING_SAID: Said = { named: [], words: [], unread: [] };

const DOCUMENT =
  /《[^《》]*(?:《[^《》]*》[^《》]*)*》|[^\s，。、；：（）()《》]{1,20}[〔[［]\d{4}[〕\]］]\d+号/g;
const ITS_ARTICLES = new RegExp(`^${ARTICLE}(?:(?:、|和|及|与|至)${ARTICLE})*`);
const OWN_ARTICLE = new RegExp(
  `本(?:文件|办法|规定|通知|标准|规范|意见|决定|细则|条例|定额|公告|规则|导则|规程)${ARTICLE}`,
  'g',
);
const SAYS = new RegExp(`${ARTICLE}|删去|删除|废止|取消`);
/** A title that is written shorter than it is stored. */
const SHORT_TITLE_LEAST = 6;

const plain = (title: string): string => title.replaceAll(/[《》〈〉\s]/g, '');
const plainNumber = (docNo: string): string =>
  docNo
    .replaceAll(/[[［]/g, '〔')
    .replaceAll(/[\]］]/g, '〕')
    .replaceAll(/\s/g, '');

/** The document of a name, and what stands before the number as if it were of it. */
type Naming = (name: string) => { readonly id: string | undefined; readonly before: string };

const namingOf = (documents: readonly Amended[]): Naming => {
  const titled = (title: string): string | undefined => {
    const same = documents.find((one) => plain(one.title) === title);
    if (same || title.length < SHORT_TITLE_LEAST) return same?.id;
    const alike = documents.filter(
      (one) => plain(one.title).includes(title) || title.includes(plain(one.title)),
    );
    return alike.length === 1 ? alike[0]?.id : undefined;
  };
  return (name) => {
    if (name.startsWith('《')) return { id: titled(plain(name)), before: '' };
    const numbered = plainNumber(name);
    const found = documents.find(({ docNo }) => docNo !== '' && numbered.endsWith(plainNumber(docNo)));
    const before = found
      ? numbered.slice(0, -plainNumber(found.docNo).length)
      : name.replace(/[〔[［].*/, '');
    return { id: found?.id, before: found || SAYS.test(before) ? before : '' };
  };
};

interface Piece {
  /** Undefined where it cannot be known. */
  readonly about: string | undefined;
  readonly text: string;
}

interface Sentence {
  readonly pieces: readonly Piece[];
  readonly isNamed: boolean;
}

/** Cut where it names several of the documents: what follows is said of that one. */
const cut = (sentence: string, naming: Naming, before: string | undefined): Sentence => {
  const pieces: Piece[] = [];
  let [about, text, from, isNamed] = [before, '', 0, false];
  for (const { 0: name, index } of sentence.matchAll(DOCUMENT)) {
    const named = naming(name);
    text += sentence.slice(from, index) + named.before;
    from = index + name.length;
    if (named.id === undefined) {
      text += OTHER;
      from += ITS_ARTICLES.exec(sentence.slice(from))?.[0].length ?? 0;
    } else {
      if (isNamed && named.id !== about) {
        pieces.push({ about, text });
        text = '';
      }
      [about, isNamed] = [named.id, true];
    }
  }
  return { pieces: [...pieces, { about, text: text + sentence.slice(from) }], isNamed };
};

/** No author writes longer ones, or more of them; reading them would cost their square. */
const MOST_SIGNS = 1_000;
const MOST_NAMED = 2_000;

const UNREAD: SentenceEffect = { named: [], words: [], unread: 'amendment' };

/** That it says something is certain, not of what. */
const doubted = (reading: SentenceEffect): SentenceEffect => ({
  ...reading,
  named: reading.named.map((one) => ({ ...one, kind: 'unclear' })),
});

const isEmpty = ({ named, words, unread }: SentenceEffect): boolean =>
  named.length + words.length === 0 && unread === undefined;

/** What each piece of a sentence says. */
const readPieces = ({ pieces, isNamed }: Sentence, quotes: readonly string[], last?: string) => {
  const areApart = pieces.length === 1 || pieces.every(({ text }) => standsAlone(text));
  const isChange = pieces.some(({ text }) => mayChange(text));
  return pieces.map(({ about, text }) => {
    const reading = readSentence(text, quotes, last);
    if (!areApart) return { about, reading: isEmpty(reading) && isChange ? UNREAD : doubted(reading) };
    const isCertain = about !== undefined && (isNamed || !isOfOther(text));
    return { about, reading: isCertain ? reading : doubted(reading) };
  });
};

interface Gathered {
  readonly named: Said['named'][number][];
  readonly words: Said['words'][number][];
  readonly unread: Said['unread'][number][];
}

export const namedChanges = async (
  clauses: readonly Clause[],
  documents: readonly Amended[],
): Promise<ReadonlyMap<string, Said>> => {
  const naming = namingOf(documents);
  const only = documents.length === 1 ? documents[0]?.id : undefined;
  const found = new Map<string, Gathered>(
    documents.map(({ id }) => [id, { named: [], words: [], unread: [] }]),
  );
  const keep = (about: string | undefined, { named, words, unread }: SentenceEffect, by: Clause): void => {
    for (const [id, said] of found) {
      if (about !== undefined && about !== id) continue;
      if (said.named.length + named.length > MOST_NAMED) {
        said.unread.push({ kind: 'amendment', by });
        continue;
      }
      said.named.push(...named.map((one) => ({ ...one, by })));
      said.words.push(...words.map((word) => ({ word: word.replaceAll(/\s/g, ''), by })));
      if (unread) said.unread.push({ kind: unread, by });
    }
  };
  let usually = only;
  await eachInTurns(clauses, async (clause) => {
    const { text, quotes, isBroken } = unquoted(clause.body);
    if (isBroken) {
      if (mayChange(clause.body)) keep(undefined, UNREAD, clause);
      return;
    }
    let about = usually;
    let last: string | undefined;
    for (const one of text.replaceAll(OWN_ARTICLE, OWN).split(/[。；;\n]/)) {
      const turn = othersFirst();
      if (turn) await turn;
      if (one.length > MOST_SIGNS) {
        if (mayChange(one)) keep(undefined, UNREAD, clause);
        continue;
      }
      const sentence = cut(one, naming, about);
      for (const { about: id, reading } of readPieces(sentence, quotes, last)) {
        keep(id, reading, clause);
        last = reading.last ?? last;
      }
      if (sentence.isNamed) usually = only;
      // Of articles that follow, it cannot be known whether they are those of the other document.
      else if (announces(one) && isOfOther(sentence.pieces[0]?.text ?? '')) usually = undefined;
      about = sentence.isNamed ? sentence.pieces.at(-1)?.about : usually === only ? about : usually;
    }
  });
  return found;
};

const isWithin = (key: string, { from, to }: NamedArticles): boolean =>
  standsIn(key, to) || (compareArticles(key, from) >= 0 && compareArticles(key, to) <= 0);

/** A change of a section may leave parts of it as they are; one of a part is some change of the clause it stands in. */
const kindFor = (key: string, { from, to, kind }: NamedArticles): NamedChange['kind'] => {
  const isKnown = isWithin(key, { from, to, kind }) && (kind === 'removed' || from !== to || key === from);
  return isKnown ? kind : 'unclear';
};

/** The clauses that are named, or hold the words; also those of which it cannot be known whether they are. */
export const clausesNamed = async (
  { named, words }: Said,
  before: readonly Clause[],
): Promise<ReadonlyMap<Clause, NamedChange>> => {
  const found = new Map<Clause, NamedChange>();
  if (named.length + words.length === 0) return found;
  const times = new Map<string, number>();
  for (const { number } of before) {
    const key = articleKey(number);
    if (key !== undefined) times.set(key, (times.get(key) ?? 0) + 1);
  }
  // What has no clause of its own may stand in one without a number.
  const lost = named.findLast(({ from, to }) => !times.has(from) || !times.has(to));
  await eachInTurns(before, (clause) => {
    const key = articleKey(clause.number);
    const change =
      key === undefined
        ? lost
        : named.findLast((one) => isWithin(key, one) || standsIn(one.from, key) || standsIn(one.to, key));
    if (change) {
      const isKnown = key !== undefined && times.get(key) === 1;
      found.set(clause, { kind: isKnown ? kindFor(key, change) : 'unclear', by: change.by });
      return;
    }
    const body = clause.body.replaceAll(/\s/g, '');
    const touched = words.find(({ word }) => body.includes(word));
    if (touched) found.set(clause, { kind: 'unclear', by: touched.by });
  });
  return found;
};
