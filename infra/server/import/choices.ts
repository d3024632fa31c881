import { splitBrackets } from './brackets';
import { Unclear } from './unclear';

/** What whoever imports says of a file that it does not say itself. */
export interface Choices {
  /** Fields by header. */
  readonly map: ReadonlyMap<string, string>;
  /** Values by field, for rows that give none. */
  readonly assume: ReadonlyMap<string, string>;
}
/** In the place of a field: the column is read as nothing, whatever its header says. */
const LEFT_OUT = '不导入';
export const NO_CHOICES: Choices = { map: new Map(), assume: new Map() };

/** Signs; what is longer is no name of a column, and is not looked through. */
export const LONGEST_HEADER = 80;

/** Blanks, line breaks and full-width signs in a header mean nothing. */
export const simpleHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replaceAll(/[\s*:_-]+/g, '')
    .toLowerCase();

export interface FieldSpelling {
  /** How the field is called in reports and exports. */
  readonly label: string;
  readonly aliases: readonly string[];
}

/** One field by its key, its label or any of its spellings. */
export const fieldNames = <K extends string>(
  fields: Readonly<Record<K, FieldSpelling>>,
): ReadonlyMap<string, K> =>
  new Map(
    (Object.keys(fields) as K[]).flatMap((field) =>
      [field, fields[field].label, ...fields[field].aliases].map(
        (name) => [simpleHeader(name), field] as const,
      ),
    ),
  );

const fieldCalled = <K extends string>(known: ReadonlyMap<string, K>, option: string, word: string): K => {
  const field = known.get(simpleHeader(word));
  if (field === undefined) throw new Unclear(`${option}：没有叫“${word}”的字段，字段名见 docs/import.md`);
  return field;
};

export interface Chosen<K> {
  /** Fields by header, as `simpleHeader` writes it. */
  readonly map: ReadonlyMap<string, K>;
  /** Headers of columns that are left out. */
  readonly leftOut: ReadonlySet<string>;
  readonly assume: ReadonlyMap<K, string>;
}

/** Throws Unclear when a field is unknown, or no value can be assumed for it. */
export const readChoices = <K extends string>(
  { map, assume }: Choices,
  known: ReadonlyMap<string, K>,
  assumable: ReadonlySet<K>,
): Chosen<K> => ({
  map: new Map(
    [...map]
      .filter(([, word]) => word !== LEFT_OUT)
      .map(([header, word]) => [simpleHeader(header), fieldCalled(known, '--map', word)]),
  ),
  leftOut: new Set([...map].filter(([, word]) => word === LEFT_OUT).map(([header]) => simpleHeader(header))),
  assume: new Map(
    [...assume].map(([word, value]) => {
      const field = fieldCalled(known, '--assume', word);
      if (!assumable.has(field)) throw new Unclear(`--assume：“${word}”每行不同，不能统一假定`);
      return [field, value] as const;
    }),
  ),
});

const LIKELY = 0.5;
const MOST_LIKELY = 2;

/** Shared signs of two names: 0 none, 1 all. Words of two to six signs are too short for edit distances. */
const likeness = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  let shared = 0;
  for (const sign of left) if (right.has(sign)) shared += 1;
  return (2 * shared) / (left.size + right.size || 1);
};

const signsOf = (name: string): ReadonlySet<string> =>
  new Set(simpleHeader(splitBrackets(name.slice(0, LONGEST_HEADER)).name));

/** Finds those whose names are most like one of the names it is given, best first. A file may ask it for every column. */
export const likeliestAmong = <T>(among: readonly T[], namesOf: (one: T) => readonly string[]) => {
  const all = among.map((one) => ({ one, own: namesOf(one).map(signsOf) }));
  return (names: readonly string[]): readonly T[] => {
    const wanted = names.map(signsOf);
    return all
      .map(({ one, own }) => ({
        one,
        like: Math.max(...own.flatMap((left) => wanted.map((right) => likeness(left, right)))),
      }))
      .filter(({ like }) => like >= LIKELY)
      .toSorted((a, b) => b.like - a.like)
      .slice(0, MOST_LIKELY)
      .map(({ one }) => one);
  };
};
