import { plainText } from '#infra/server/import/plain-text';
import type { Kind, UnitBasis } from '../../contract-terms';

/** What decides, beside kind and unit basis, with whom a record is compared. */
export const ASPECTS = ['建设性质', '规模'] as const;
export type Aspect = (typeof ASPECTS)[number];

/**
 * - 建设性质: `除险加固=除险/加固|新建`: the first of the list that the name holds, by any of its words.
 * - 规模: `小(2)型=1000000|小(1)型=10000000|中型`: classes with what they stay below, ascending; the last has no limit.
 */
export interface GroupRule {
  readonly kinds: readonly Kind[];
  /** None: all. */
  readonly bases: readonly UnitBasis[];
  readonly aspect: Aspect;
  readonly rule: string;
}

interface Subject {
  readonly kind: Kind;
  readonly unitBasis: UnitBasis;
}

const ruleFor = (rules: readonly GroupRule[], aspect: Aspect, { kind, unitBasis }: Subject) =>
  rules.find(
    (one) =>
      one.aspect === aspect &&
      one.kinds.includes(kind) &&
      (one.bases.length === 0 || one.bases.includes(unitBasis)),
  )?.rule;

/** Places of that name are no works. */
const PLACES_CALLED_NEW = /新建[区县]/g;
const spelt = (text: string): string =>
  plainText(text).replaceAll(/\s/g, '').replaceAll(PLACES_CALLED_NEW, '');

const namedIn = (rule: string, text: string): string | undefined => {
  const words = spelt(text);
  return rule
    .split('|')
    .map((part) => part.split('='))
    .find(([name = '', others = '']) =>
      [name, ...others.split('/')].some((word) => word !== '' && words.includes(word)),
    )?.[0];
};

interface Named extends Subject {
  readonly name: string;
  readonly natureSaid?: string | undefined;
}

/** What is said is taken even where no rule knows it; of names only what a rule knows. */
export const natureOf = (rules: readonly GroupRule[], record: Named): string | null => {
  const rule = ruleFor(rules, '建设性质', record);
  const { natureSaid, name } = record;
  if (natureSaid !== undefined) return (rule && namedIn(rule, natureSaid)) ?? natureSaid;
  return (rule && namedIn(rule, name)) ?? null;
};

export const hasNatures = (rules: readonly GroupRule[], subject: Subject): boolean =>
  ruleFor(rules, '建设性质', subject) !== undefined;

export interface SizeClasses {
  readonly names: readonly string[];
  /** Index of `names`. */
  readonly classOf: (quantity: number) => number;
}

/** Undefined where size plays no part. */
export const sizeClassesOf = (rules: readonly GroupRule[], subject: Subject): SizeClasses | undefined => {
  const parts = ruleFor(rules, '规模', subject)
    ?.split('|')
    .map((part) => part.split('='));
  if (!parts) return undefined;
  const limits = parts.flatMap(([, limit]) => (limit === undefined ? [] : Number(limit)));
  return {
    names: parts.map(([name = '']) => name),
    classOf: (quantity) => limits.filter((limit) => quantity >= limit).length,
  };
};
