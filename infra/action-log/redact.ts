import { addressIn, isRouteWord, piece, writeAddress } from './addresses';
import { isChoice, isShort, namesNobody, type Told } from './allowed';
import { disguise } from './disguise';
import { tallyHidden, type Hidden } from './hidden';
import { textHider } from './hide-text';
import { isFieldName, jsonIn, learnAll } from './known';
import { DROPPED, isDropped } from './secrets';
import { treatmentOfMember, type MemberTreatment, type Treatment } from './secret-keys';

/** So much of a length is told. */
const MOST_SIGNS = 10_000;
/** Others are tried so often until one is found that stands for nothing else. */
const MOST_TRIES = 20;
const isLetter = (sign = ''): boolean => /^[A-Za-z]$/.test(sign);

/** Written into the header, so that a reader knows what was done. */
export const RULES = 'redact@3';
/** The same in an address as beside one. */
export const DROPPED_TEXT = '_drop_';

/**
 * Takes out of plain data whatever is not known to be the program's own or published, and secrets by their key and
 * look wherever they stand; the same way every time under one key, so that
 * reduce(redact(state), redact(action)) = redact(reduce(state, action)) for reducers that only store what they are given.
 * For that it goes by values, not by places, and `learn` must have seen all data first, with whoever told them.
 */
export interface Redactor {
  /** What has been hidden so far. */
  readonly hidden: () => Hidden;
  readonly learn: (value: unknown, told: Told) => void;
  readonly redact: (value: unknown) => unknown;
  /** Secrets alone: of a text that the program gives to its own parts. */
  readonly redactText: (text: string) => string;
}

/** `more`: keys that are secret besides, as they are written. */
export const redactor = (key: Uint8Array, more: ReadonlyMap<string, Treatment> = new Map()): Redactor => {
  const byMember: MemberTreatment = (name, member, around) =>
    more.get(name) ?? treatmentOfMember(name, member, around);
  const known = learnAll(byMember);
  let pattern: RegExp | undefined;
  // State shares most of its objects from one checkpoint to the next.
  let done = new WeakMap<object, object>();
  const disguised = new Map<string, string>();
  const standingFor = new Map<string, string>();
  // Rows repeat their texts and figures, and looking one up costs a tenth of searching it.
  const names = new Map<string, string>();
  const scalars = new Map<string | number, unknown>();

  /** Different texts stay different, or a program that compares them would do otherwise. */
  const disguiseOnce = (text: string): string => {
    const before = disguised.get(text);
    if (before !== undefined) return before;
    let after = disguise(key, text);
    for (let tries = 1; tries < MOST_TRIES && (standingFor.get(after) ?? text) !== text; tries += 1)
      after = disguise(key, text, tries);
    disguised.set(text, after);
    standingFor.set(after, text);
    return after;
  };

  const tally = tallyHidden();

  const hide = (text: string, treatment: Treatment): string => {
    tally.secret(text, treatment);
    if (treatment === 'drop') return DROPPED_TEXT;
    return treatment === 'length' ? '▒'.repeat(Math.min(text.length, MOST_SIGNS)) : disguiseOnce(text);
  };

  /** Of an account that is called as a word of the program: a longer name that has this word in it. */
  const isInOwnWord = (text: string, at: number, found: string): boolean =>
    known.isOwn(found) && (isLetter(text[at - 1]) || isLetter(text[at + found.length]));

  /** Secrets by themselves, and what stands between them by `rest`. */
  const parted = (text: string, rest: (between: string) => string): string => {
    let written = '';
    let at = 0;
    pattern ??= known.pattern();
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (isInOwnWord(text, index, found)) continue;
      written += rest(text.slice(at, index)) + hide(found, known.treatmentOf(found) ?? 'form');
      at = index + found.length;
    }
    return at === 0 ? rest(text) : written + rest(text.slice(at));
  };

  const redactText = (text: string): string => parted(text, String);

  const hideRun = (run: string): string => (isShort(run) || known.isPublished(run) ? run : disguiseOnce(run));
  const { hideAll, hidePieces } = textHider(known, hideRun);

  const redactAddress = (text: string): string | undefined => {
    const address = addressIn(text);
    if (!address) return undefined;
    const { origin, segments, parameters, fragment } = address;
    const rewritten = (written: string, name = ''): string => {
      const { said, write } = piece(written);
      const after = redactWord(said, byMember(name, said, undefined));
      return after === said ? written : write(after);
    };
    return writeAddress({
      ...address,
      origin: redactValue(origin),
      segments: segments.map((segment) => {
        if (!isRouteWord(segment)) return rewritten(segment);
        return known.isOwn(segment) ? segment : redactText(segment);
      }),
      parameters: parameters.map(([name, value]) =>
        value === undefined ? [redactText(name)] : [redactText(name), rewritten(value, name)],
      ),
      fragment: fragment === '' ? '' : `#${redactValue(fragment.slice(1))}`,
    });
  };

  const redactJson = (text: string): string | undefined => {
    const value = jsonIn(text);
    return value === undefined
      ? undefined
      : JSON.stringify(redactUnder(value, undefined), (_, member: unknown) =>
          member === DROPPED ? DROPPED_TEXT : member,
        );
  };

  /** A text that is no secret as a whole. */
  const redactValue = (text: string): string => {
    if (known.isPublished(text)) return redactText(text);
    if (namesNobody(text) || text === DROPPED_TEXT) return text;
    if (known.isFromOutside(text)) {
      tally.text(text);
      return parted(text, hideAll);
    }
    return redactJson(text) ?? redactAddress(text) ?? parted(text, hidePieces);
  };

  const redactWord = (text: string, byKey: Treatment | undefined): string => {
    const treatment = text === '' ? undefined : (known.treatmentOf(text) ?? byKey);
    return treatment ? hide(text, treatment) : redactValue(text);
  };

  const redactFigure = (figure: number, byKey: Treatment | undefined): unknown => {
    const text = String(figure);
    const isForeign = known.isFromOutside(figure) && !known.isPublished(figure);
    const treatment = known.treatmentOf(text) ?? byKey;
    if (!treatment && isForeign) {
      tally.figure(figure);
      return Number(disguiseOnce(text));
    }
    if (treatment === 'drop') return DROPPED;
    const shown = treatment ? hide(text, treatment) : redactText(text);
    if (shown === text) return figure;
    return treatment === 'length' ? shown : Number(shown);
  };

  const redactScalar = (value: string | number, byKey: Treatment | undefined): unknown => {
    if (typeof value === 'number') return redactFigure(value, byKey);
    const shown = redactWord(value, byKey);
    return shown === DROPPED_TEXT ? DROPPED : shown;
  };

  const redactPlain = (value: string | number): unknown => {
    if (typeof value === 'number' && !known.mayBeIn(value) && !known.isFromOutside(value)) return value;
    if (!scalars.has(value)) scalars.set(value, redactScalar(value, undefined));
    return scalars.get(value);
  };

  const redactName = (name: string): string => {
    const before = names.get(name);
    if (before !== undefined) return before;
    // Reducers write their field names as they are, also for an account that is called `member` or `page`.
    const after = isFieldName(name) ? name : redactWord(name, undefined);
    names.set(name, after);
    return after;
  };

  const redactList = (list: readonly unknown[], byKey: Treatment | undefined): readonly unknown[] => {
    let changed: unknown[] | undefined;
    for (const [at, member] of list.entries()) {
      const after = redactUnder(member, byKey);
      if (after !== member) changed ??= [...list];
      if (changed) changed[at] = after;
    }
    return changed ?? list;
  };

  const redactMembers = (value: object, byKey: Treatment | undefined): object => {
    let isChanged = false;
    const members: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      const shown = redactName(name);
      const treatment = byMember(name, member, byKey);
      const isOwn = !treatment && typeof member === 'string' && known.isOwn(member) && isChoice(name, member);
      const after = isOwn ? member : redactUnder(member, treatment);
      isChanged ||= shown !== name || after !== member;
      members.push([shown, after]);
    }
    return isChanged ? Object.fromEntries(members) : value;
  };

  /** What holds no secret stays the object that it is: most of a log does. */
  const redactObject = (value: object, byKey: Treatment | undefined): object =>
    Array.isArray(value) ? redactList(value, byKey) : redactMembers(value, byKey);

  const redactUnder = (value: unknown, byKey: Treatment | undefined): unknown => {
    if (typeof value === 'string' || typeof value === 'number') {
      return byKey ? redactScalar(value, byKey) : redactPlain(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isDropped(value)) return DROPPED;
    if (byKey) return redactObject(value, byKey);
    const before = done.get(value);
    if (before !== undefined) return before;
    const after = redactObject(value, undefined);
    done.set(value, after);
    return after;
  };

  return {
    learn: (value, told) => {
      if (!known.learn(value, told)) return;
      pattern = undefined;
      done = new WeakMap<object, object>();
      scalars.clear();
      names.clear();
    },
    redact: (value) => redactUnder(value, undefined),
    redactText,
    hidden: tally.hidden,
  };
};
