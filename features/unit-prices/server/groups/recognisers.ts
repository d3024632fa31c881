import { isOfOtherPart } from './other-parts';
import { lengthIn, lengthRule } from './lengths';
import { isPipeKind, pipeDiameterIn } from './pipe-diameters';
import { plainKey, plainText } from './plain-text';

/** How a characteristic is recognised in the text of a bill item. */
export const WAYS = ['词', '式', '数', '量', '径'] as const;
export type Way = (typeof WAYS)[number];

/**
 * One characteristic that decides what an item costs. Rules are read against the text in half-width signs, with × between
 * sizes and blanks only between words: first what follows the keys of `keys`, the first of them before the others, then
 * the name and what follows no key of another measure. Of rules of one name the first that finds anything decides.
 *
 * - 词: `三玻|Low-E=LOWE/低辐射`: the first word of the list that the text holds, by any of its spellings.
 * - 式: `(\d)\+(\d)→$1+$2||(\d)mm→$1`: the first regular expression that matches, and the value made of it. `(\d)@RVV→$1`
 *   is asked only where RVV matches anywhere in the text.
 * - 数: a regular expression whose first group is a number; `classes` say which class it falls into.
 * - 量: `mm|厚/Φ`: a length in this unit, and the words beside a number that say that it is the one.
 * - 径: `塑料` or `金属`: the diameter of a pipe.
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

/**
 * Where a piece of text stands to a rule: under a key of its own; under none; under a key that measures nothing (规格, 做法);
 * behind the first word under a key of another measure; under that key itself.
 */
export const STANDINGS = ['own', 'free', 'open', 'behind', 'other'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface FeatureContext {
  readonly text: string;
  readonly key: string;
  readonly standing: Standing;
  /** Of the item. */
  readonly name: string;
  /** All of the text. */
  readonly whole: string;
}

export interface Recogniser {
  readonly reads: readonly Standing[];
  readonly recognise: (place: FeatureContext) => string | undefined;
}

const spelt = (text: string): string => plainText(text).replace(/\s/g, '').toUpperCase();

const MOST_KEPT = 200;
const kept = new Map<string, string>();
/** Every rule of words asks for the same few pieces of a text. */
const withoutBlanks = (text: string): string => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const read = spelt(text);
  kept.set(text, read);
  return read;
};

const wordsIn = (rule: string): Recogniser => {
  const words = rule.split('|').map((entry) => {
    const [word = '', others = ''] = entry.split('=');
    return [word, [word, ...others.split('/')].filter(Boolean).map(withoutBlanks)] as const;
  });
  return {
    reads: STANDINGS,
    recognise: ({ text, key, standing }) => {
      const read = withoutBlanks(standing === 'open' ? `${key}:${text}` : text);
      return words.find(([, spellings]) => spellings.some((one) => read.includes(one)))?.[0];
    },
  };
};

const IN_WORDS: readonly Standing[] = ['own', 'free', 'open', 'behind'];
const CONTEXT = 8;

/** The first match that is of nothing else: a bare number counts under its own key only. */
const matchIn = (pattern: RegExp, { text, standing, name }: FeatureContext): RegExpExecArray | undefined => {
  const every = new RegExp(pattern, 'gi');
  for (let found = every.exec(text); found; found = every.exec(text)) {
    const { index, 0: whole } = found;
    if (whole === '') every.lastIndex += 1;
    if (standing === 'own') return found;
    const isBare = /^[\d.\s]*$/.test(whole);
    if (!isBare && !isOfOtherPart(text.slice(Math.max(0, index - CONTEXT), index), '', name)) return found;
  }
  return undefined;
};

const expressionsIn = (rule: string): Recogniser => {
  const expressions = rule.split('||').map((one) => {
    const [expression = '', value = '$1'] = one.split('→');
    const [pattern = '', condition] = expression.split('@');
    return {
      pattern: new RegExp(pattern, 'gi'),
      value,
      condition: condition === undefined ? undefined : new RegExp(condition, 'i'),
    };
  });
  return {
    reads: IN_WORDS,
    recognise: (place) => {
      for (const { pattern, value, condition } of expressions) {
        if (condition && !condition.test(place.whole)) continue;
        const found = matchIn(pattern, place);
        if (found)
          return value
            .replace(/\$(\d)/g, (_, group: string) => (found[Number(group)] ?? '').toUpperCase())
            .replace(/-$/, '');
      }
      return undefined;
    },
  };
};

/** 25 以外 is more than 25. */
const BEYOND = /^(?:MM|M|KM)?(?:以外|以上)/i;

const classOf = (classes: string): ((number: number, isBeyond: boolean) => string | undefined) => {
  if (classes === '') return () => undefined;
  const limits = classes.split('|').map((one) => {
    const [label = '', limit] = one.split('=');
    return [label, limit === undefined ? Infinity : Number(limit)] as const;
  });
  return (number, isBeyond) =>
    limits.find(([, limit]) => (isBeyond ? number < limit : number <= limit))?.[0] ?? String(number);
};

const numberIn = (rule: string, classes: string): Recogniser => {
  const pattern = new RegExp(rule, 'gi');
  const into = classOf(classes);
  return {
    reads: IN_WORDS,
    recognise: (place) => {
      const found = matchIn(pattern, place);
      if (!found?.[1]) return undefined;
      const end = found.index + found[0].lastIndexOf(found[1]) + found[1].length;
      const number = Number(found[1]);
      return into(number, BEYOND.test(place.text.slice(end))) ?? String(number);
    },
  };
};

const lengthsIn = (rule: string, classes: string, keys: readonly string[]): Recogniser => {
  const read = lengthRule(rule);
  const into = classOf(classes);
  return {
    reads: IN_WORDS,
    recognise: ({ text, standing, name }) => {
      const found = lengthIn(text, read, {
        isOwn: standing === 'own',
        isBehind: standing === 'behind',
        keys,
        name,
      });
      return found && (into(found.number, found.isBeyond) ?? `${found.text} ${read.unit}`);
    },
  };
};

const diametersIn = (kind: string): Recogniser => {
  if (!isPipeKind(kind)) throw new Error(`no kind of pipe: ${kind}`);
  return {
    reads: IN_WORDS,
    recognise: ({ text, key, standing, whole }) =>
      pipeDiameterIn(text, { key: standing === 'own' ? key : undefined, kind, whole }),
  };
};

export const recogniserOf = ({ way, rule, classes, keys }: DecidingCharacteristic): Recogniser => {
  switch (way) {
    case '词':
      return wordsIn(rule);
    case '式':
      return expressionsIn(rule);
    case '数':
      return numberIn(rule, classes);
    case '量':
      return lengthsIn(rule, classes, keys.map(plainKey));
    case '径':
      return diametersIn(rule);
  }
};
