import { addressIn, isRouteWord, piece } from './addresses';
import {
  KEPT_BY_WORDS,
  isAllowed,
  isPerson,
  isChoice,
  isOfRoute,
  isPlainFigure,
  isShort,
  namesNobody,
  type Told,
} from './allowed';
import { piecesOf, RUN, type Pieces } from './pieces';
import { isDropped, learnSecrets, type Secrets } from './secrets';
import type { MemberTreatment, Treatment } from './secret-keys';

const OWN_WORD = /[A-Z]?[a-z]+/g;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
export const jsonIn = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A name of a member that a program gives; of records kept by number or by word it is a value. */
export const isFieldName = (name: string): boolean => IDENTIFIER.test(name) && !/\d{3}/.test(name);

/** All that a log has told: what was secret by its key, what was published, what came from outside. */
export interface Known extends Pick<Secrets, 'treatmentOf' | 'mayBeIn' | 'pattern'> {
  /** True when something new was found. */
  readonly learn: (value: unknown, told: Told) => boolean;
  readonly isPublished: (value: string | number) => boolean;
  readonly isFromOutside: (value: string | number) => boolean;
  /** Of a word of the program: somebody may be called by it. */
  readonly isOwn: (word: string) => boolean;
  /** What to look for inside of texts, by all that was learned so far. */
  readonly pieces: () => Pieces;
}

export const learnAll = (byMember: MemberTreatment): Known => {
  const secrets = learnSecrets(byMember);
  const published = new Set<string | number>();
  const outside = new Set<string | number>();
  /** What the program said before anybody: it may come back from storage, or from another tab. */
  const made = new Set<string | number>();
  const fields = new Set<string>();
  /** Words of its routes and choices, and those that their names are made of. */
  const own = new Set<string>();
  /** Texts from outside and the words in them. */
  const heard = new Set<string | number>();
  let pieces: Pieces | undefined;
  const seen = { program: new WeakSet(), published: new WeakSet(), outside: new WeakSet() };
  let news = false;

  const add = <T>(set: Set<T>, value: T): void => {
    if (set.has(value)) return;
    set.add(value);
    news = true;
  };

  /** A name of the program's own, or what it said itself before, is nobody's word. */
  const keep = (text: string, { source }: Told): void => {
    if (source !== 'outside') {
      if (!heard.has(text)) made.add(text);
    } else if (!made.has(text) && !fields.has(text)) {
      add(outside, text);
      heard.add(text.trim());
      for (const run of text.match(RUN) ?? []) heard.add(run);
    }
  };

  const keepOwn = (name: string, text: string, told: Told): void => {
    if (!isOfRoute(name, told) && !(told.source === 'program' && isChoice(name, text))) return;
    for (const word of text.match(OWN_WORD) ?? []) add(own, word.toLowerCase());
  };

  const keepName = (name: string, around: string, told: Told): void => {
    if (isFieldName(name)) fields.add(name);
    else visit(name, KEPT_BY_WORDS.test(around) ? around : '', told);
  };

  const keepSecret = (text: string, treatment: Treatment): void => {
    if (secrets.treatmentOf(text) === treatment) return;
    secrets.keep(text, treatment);
    news = true;
  };

  const visitAddress = (text: string, told: Told): boolean => {
    const address = addressIn(text);
    if (!address) return false;
    const { origin, segments, parameters, fragment } = address;
    if (told.source === 'outside') {
      if (origin !== '') keep(origin, told);
      for (const segment of segments)
        if (!isRouteWord(segment)) visit(piece(segment).said, '', told);
        // It is read in the address: what the program takes out of it is read, too.
        else if (!isShort(segment)) add(published, segment);
      visit(fragment.slice(1), '', told);
    }
    for (const [name, value = ''] of parameters) {
      const { said } = piece(value);
      const byKey = byMember(name, said, undefined);
      if (byKey) keepSecret(said, byKey);
      else visit(said, name, told);
    }
    return true;
  };

  const visit = (value: unknown, name: string, of: Told): void => {
    const told: Told = isPerson(name) && of.source === 'published' ? { ...of, source: 'outside' } : of;
    if (typeof value === 'string') {
      if (value === '' || namesNobody(value)) return;
      keepOwn(name, value, told);
      if (isAllowed(name, value, told)) add(published, value);
      else if (told.source !== 'published' && !visitAddress(value, told)) {
        const json = jsonIn(value);
        if (json !== undefined) {
          if (secrets.learn(json)) news = true;
          visitUnder(json, name, undefined, told);
        } else keep(value, told);
      }
    } else if (typeof value === 'number') {
      if (isPlainFigure(value)) return;
      if (told.source === 'published') add(published, value);
      else if (told.source === 'outside') {
        if (made.has(value)) return;
        add(outside, value);
        heard.add(value);
      } else if (!heard.has(value)) made.add(value);
    }
  };

  const visitUnder = (value: unknown, name: string, byKey: Treatment | undefined, told: Told): void => {
    if (typeof value !== 'object' || value === null) {
      if (!byKey) visit(value, name, told);
      return;
    }
    if (isDropped(value)) return;
    if (!byKey) {
      if (seen[told.source].has(value)) return;
      seen[told.source].add(value);
    }
    if (Array.isArray(value)) {
      for (const member of value as readonly unknown[]) visitUnder(member, name, byKey, told);
      return;
    }
    for (const [member, inner] of Object.entries(value)) {
      keepName(member, name, told);
      visitUnder(inner, member, byMember(member, inner, byKey), told);
    }
  };

  const piecesNow = (): Pieces =>
    (pieces ??= piecesOf(
      outside,
      published,
      (run) => published.has(run) || made.has(run) || fields.has(run),
    ));

  return {
    learn: (value, told) => {
      news = secrets.learn(value);
      visitUnder(value, '', undefined, told);
      if (news) pieces = undefined;
      return news;
    },
    isPublished: (value) => published.has(value),
    isFromOutside: (value) => outside.has(value),
    isOwn: (word) => own.has(word),
    pieces: piecesNow,
    treatmentOf: secrets.treatmentOf,
    mayBeIn: secrets.mayBeIn,
    pattern: secrets.pattern,
  };
};
