import { disguise } from './disguise';
import { learnSecrets, SECRET_FORMS } from './secrets';
import { treatmentOfMember, type MemberTreatment, type Treatment } from './secret-keys';

/** So much of a length is told. */
const MOST_SIGNS = 10_000;

/** Written into the header, so that a reader knows what was done. */
export const RULES = 'redact@2';
export const DROPPED = { $r: 'drop' } as const;
export const DROPPED_TEXT = '‹drop›';

/**
 * Takes secrets out of plain data, by key and by value, the same way every time under one key, so that
 * reduce(redact(state), redact(action)) = redact(reduce(state, action)) for reducers that only store what they are given.
 * For that `learn` must have seen all data first: a secret met under its key is then known wherever it goes.
 */
export interface Redactor {
  readonly learn: (value: unknown) => void;
  readonly redact: (value: unknown) => unknown;
  readonly redactText: (text: string) => string;
}

/** `more`: keys that are secret besides, as they are written. */
export const redactor = (key: Uint8Array, more: ReadonlyMap<string, Treatment> = new Map()): Redactor => {
  const byMember: MemberTreatment = (name, member, around) =>
    more.get(name) ?? treatmentOfMember(name, member, around);
  const secrets = learnSecrets(byMember);
  let pattern = SECRET_FORMS;
  // State shares most of its objects from one checkpoint to the next.
  let done = new WeakMap<object, object>();
  const disguised = new Map<string, string>();
  // Rows repeat their texts and figures, and looking one up costs a tenth of searching it.
  const names = new Map<string, string>();
  const scalars = new Map<string | number, unknown>();

  const disguiseOnce = (text: string): string => {
    const before = disguised.get(text);
    if (before !== undefined) return before;
    const after = disguise(key, text);
    disguised.set(text, after);
    return after;
  };

  const hide = (text: string, treatment: Treatment): string => {
    if (treatment === 'drop') return DROPPED_TEXT;
    return treatment === 'length' ? '▒'.repeat(Math.min(text.length, MOST_SIGNS)) : disguiseOnce(text);
  };

  const redactText = (text: string): string =>
    text.replace(pattern, (found) => hide(found, secrets.treatmentOf(found) ?? 'form'));

  const redactScalar = (value: string | number, byKey: Treatment | undefined): unknown => {
    const text = String(value);
    const treatment = text === '' ? undefined : (secrets.treatmentOf(text) ?? byKey);
    if (treatment === 'drop') return DROPPED;
    const shown = treatment ? hide(text, treatment) : redactText(text);
    if (shown === text) return value;
    return typeof value === 'number' && treatment !== 'length' ? Number(shown) : shown;
  };

  const redactPlain = (value: string | number): unknown => {
    if (typeof value === 'number' && !secrets.mayBeIn(value)) return value;
    if (!scalars.has(value)) scalars.set(value, redactScalar(value, undefined));
    return scalars.get(value);
  };

  const redactName = (name: string): string => {
    const before = names.get(name);
    if (before !== undefined) return before;
    const after = redactText(name);
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
      const after = redactUnder(member, byMember(name, member, byKey));
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
    if (byKey) return redactObject(value, byKey);
    const before = done.get(value);
    if (before !== undefined) return before;
    const after = redactObject(value, undefined);
    done.set(value, after);
    return after;
  };

  return {
    learn: (value) => {
      if (!secrets.learn(value)) return;
      pattern = secrets.pattern();
      done = new WeakMap<object, object>();
      scalars.clear();
      names.clear();
    },
    redact: (value) => redactUnder(value, undefined),
    redactText,
  };
};
