import type { BillText } from '../unit-price';

/** How a characteristic is recognised in the text of a bill item. */
export const WAYS = ['词', '式', '数'] as const;
export type Way = (typeof WAYS)[number];

/**
 * One characteristic that decides what an item costs. Rules are read against the text without blanks, in half-width
 * signs, with × between sizes: first in the features named by `keys`, then in the whole text.
 *
 * - 词: `三玻|Low-E=LOWE/低辐射`: the first word of the list that the text holds, by any of its spellings.
 * - 式: `(\d)\+(\d)→$1+$2||(\d)mm→$1`: the first regular expression that matches, and the value made of it.
 * - 数: a regular expression whose first group is a number; `classes` say which class it falls into.
 */
export interface DecidingCharacteristic {
  /** Beginning of the item's code. The longest that has any rule decides alone. */
  readonly prefix: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly way: Way;
  readonly rule: string;
  /** `2 m 以内=2|4 m 以内=4|4 m 以上`: upper limits, ascending; the last has none. Empty: the number itself. */
  readonly classes: string;
  /** What a text that says nothing counts as. */
  readonly absent: string;
}

export interface Characteristic {
  readonly name: string;
  readonly value: string;
}

/** Without blanks, in half-width capitals, with one sign for diameters and one for sizes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/[ØⲪФ∅]/g, 'Φ')
    .replace(/(?<=\d)[X*✕✖╳](?=\d)/g, '×')
    .replace(/MM2|M㎡/g, '');

type Recognise = (text: string) => string | undefined;

const wordsIn = (rule: string): Recognise => {
  const words = rule.split('|').map((entry) => {
    const [word = '', others = ''] = entry.split('=');
    return [word, [word, ...others.split('/')].filter(Boolean).map(plain)] as const;
  });
  return (text) => words.find(([, spellings]) => spellings.some((one) => text.includes(one)))?.[0];
};

const expressionsIn = (rule: string): Recognise => {
  const expressions = rule.split('||').map((one) => {
    const [pattern = '', value = '$1'] = one.split('→');
    return [new RegExp(pattern, 'i'), value] as const;
  });
  return (text) => {
    for (const [pattern, value] of expressions) {
      const found = pattern.exec(text);
      if (found) return value.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
    }
    return undefined;
  };
};

/** 25 以外 is more than 25. */
const BEYOND = /^(?:MM|M|KM)?(?:以外|以上)/;

const classOf = (classes: string): ((number: number, isBeyond: boolean) => string) => {
  if (classes === '') return String;
  const limits = classes.split('|').map((one) => {
    const [label = '', limit] = one.split('=');
    return [label, limit === undefined ? Infinity : Number(limit)] as const;
  });
  return (number, isBeyond) =>
    limits.find(([, limit]) => (isBeyond ? number < limit : number <= limit))?.[0] ?? String(number);
};

const numberIn = (rule: string, classes: string): Recognise => {
  const pattern = new RegExp(rule, 'i');
  const into = classOf(classes);
  return (text) => {
    const found = pattern.exec(text);
    if (!found?.[1]) return undefined;
    const end = found.index + found[0].lastIndexOf(found[1]) + found[1].length;
    return into(Number(found[1]), BEYOND.test(text.slice(end)));
  };
};

const recogniserOf = ({ way, rule, classes }: DecidingCharacteristic): Recognise =>
  way === '词' ? wordsIn(rule) : way === '式' ? expressionsIn(rule) : numberIn(rule, classes);

interface Reader {
  readonly rule: DecidingCharacteristic;
  readonly keys: ReadonlySet<string>;
  readonly recognise: Recognise;
}

const readOne = ({ rule, keys, recognise }: Reader, { name, features }: Described): string => {
  for (const { key, value } of features) {
    const found = keys.has(plain(key)) ? recognise(plain(value)) : undefined;
    if (found !== undefined) return found;
  }
  return (
    recognise(plain([name, ...features.map(({ key, value }) => `${key}:${value}`)].join(';'))) ?? rule.absent
  );
};

type Described = Pick<BillText, 'name' | 'features'>;

/** Reads what decides the price of an item from its text, by the rules for the longest beginning of its code. */
export const characteristicsReader = (
  table: readonly DecidingCharacteristic[],
): ((code: string, text: Described) => readonly Characteristic[]) => {
  const byPrefix = new Map<string, Reader[]>();
  for (const rule of table) {
    const reader = { rule, keys: new Set(rule.keys.map(plain)), recognise: recogniserOf(rule) };
    byPrefix.set(rule.prefix, [...(byPrefix.get(rule.prefix) ?? []), reader]);
  }
  const readersOf = (code: string): readonly Reader[] => {
    for (let length = code.length; length > 0; length -= 1) {
      const readers = byPrefix.get(code.slice(0, length));
      if (readers) return readers;
    }
    return [];
  };
  return (code, text) =>
    readersOf(code).map((reader) => ({ name: reader.rule.name, value: readOne(reader, text) }));
};
