import type { MemberTreatment, Treatment } from './secret-keys';

const MOBILE = '(?<!\\d)1[3-9]\\d{9}(?!\\d)';
const ID_CARD = '(?<!\\d)\\d{17}[\\dXx](?!\\d)';
const E_MAIL = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+';
const JWT = 'eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]*';
const HEX = '[0-9a-fA-F]{32,}';
const forms = [MOBILE, ID_CARD, E_MAIL, JWT, HEX].join('|');
/** Values that are secrets wherever they stand. */
const SECRET_FORMS = new RegExp(forms, 'g');

const RANK: Readonly<Record<Treatment, number>> = { form: 0, length: 1, drop: 2 };
const HAN = /\p{Script=Han}/u;

/** Shorter values are hidden under their own key only: everywhere else they would hit common words and codes. */
const isTelling = (text: string): boolean => text.length >= (HAN.test(text) ? 2 : 4);
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

export const DROPPED = { $r: 'drop' } as const;
/** What stands where a secret was taken out before. */
export const isDropped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$r' in value && value.$r === DROPPED.$r;

export interface Secrets {
  /** One that stands in no member: in the parameter of an address. */
  keep(text: string, treatment: Treatment): void;
  /** Collects what stands under a secret key; true when something new was found. */
  learn(value: unknown): boolean;
  treatmentOf(text: string): Treatment | undefined;
  /** False where a look is not worth it: shorter than any secret form and any figure that was learned. */
  mayBeIn(figure: number): boolean;
  /** Finds every learned secret and every value of a secret form inside a text. */
  pattern(): RegExp;
}

/** No secret form is shorter than a mobile number. */
const SHORTEST_FORM = 11;
const FIGURE = /^[\d.e+-]+$/;

/** A longer text, such as a file, is known as a whole; no expression of that size can be made. */
const LONGEST_INSIDE = 1_000;

export const learnSecrets = (byMember: MemberTreatment): Secrets => {
  const found = new Map<string, Treatment>();
  const seen = new WeakSet();
  let news = false;
  let shortest = SHORTEST_FORM;

  const keep = (text: string, treatment: Treatment): void => {
    const before = found.get(text);
    if (!isTelling(text) || (before && RANK[before] >= RANK[treatment])) return;
    found.set(text, treatment);
    news = true;
    if (FIGURE.test(text)) shortest = Math.min(shortest, text.length);
  };

  const visit = (value: unknown, byKey: Treatment | undefined): void => {
    if (isDropped(value)) return;
    if (typeof value === 'string' || typeof value === 'number') {
      if (byKey) keep(String(value), byKey);
    } else if (Array.isArray(value)) {
      for (const member of value as readonly unknown[]) visit(member, byKey);
    } else if (typeof value === 'object' && value !== null) {
      if (!byKey && seen.has(value)) return;
      if (!byKey) seen.add(value);
      for (const [name, member] of Object.entries(value)) visit(member, byMember(name, member, byKey));
    }
  };

  return {
    keep,
    learn: (value) => {
      news = false;
      visit(value, undefined);
      return news;
    },
    treatmentOf: (text) => found.get(text),
    mayBeIn: (figure) => String(figure).length >= shortest,
    pattern: () => {
      const longestFirst = [...found.keys()]
        .filter(({ length }) => length <= LONGEST_INSIDE)
        .sort((a, b) => b.length - a.length)
        .map(literally);
      return longestFirst.length === 0 ? SECRET_FORMS : new RegExp(`${longestFirst.join('|')}|${forms}`, 'g');
    },
  };
};
