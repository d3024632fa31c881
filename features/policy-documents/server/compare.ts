import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Clause, ClausePair, Comparison } from '../contract-document';
import { namedPolicy, readClauses } from './document';
import { wordChanges } from './word-changes';

const pairsOfSigns = (text: string): ReadonlySet<string> => {
  const signs = [...text.replace(/\s/g, '')];
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
};

/** Of the neighbouring signs of both, those in common: 1 for the same text. */
const likeness = (one: string, other: string): number => {
  const [mine, theirs] = [pairsOfSigns(one), pairsOfSigns(other)];
  if (mine.size + theirs.size === 0) return one === other ? 1 : 0;
  const common = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * common) / (mine.size + theirs.size);
};

const ALIKE = 0.5;
/** What keeps its number is taken for the same clause sooner. */
const ALIKE_IN_PLACE = 0.3;

/** The old clause of each new one: the same text, then the same number, then the most alike. */
const partners = (before: readonly Clause[], after: readonly Clause[]): ReadonlyMap<Clause, Clause> => {
  const left = new Set(before);
  const found = new Map<Clause, Clause>();
  const pair = (choose: (clause: Clause, from: readonly Clause[]) => Clause | undefined) => {
    for (const clause of after) {
      const old = found.has(clause) ? undefined : choose(clause, [...left]);
      if (!old) continue;
      found.set(clause, old);
      left.delete(old);
    }
  };
  pair(({ body }, from) => from.find((old) => old.body === body));
  pair(({ number, body }, from) =>
    from.find((old) => number !== '' && old.number === number && likeness(old.body, body) >= ALIKE_IN_PLACE),
  );
  pair(({ body }, from) => {
    const [best] = from
      .map((old) => ({ old, rate: likeness(old.body, body) }))
      .sort((a, b) => b.rate - a.rate);
    return best && best.rate >= ALIKE ? best.old : undefined;
  });
  return found;
};

export const pairClauses = (before: readonly Clause[], after: readonly Clause[]): ClausePair[] => {
  const found = partners(before, after);
  const kept = new Set(found.values());
  const removed = before.filter((clause) => !kept.has(clause));
  const takeRemoved = (until: number): ClausePair[] =>
    removed
      .splice(0, removed.filter(({ rank }) => rank < until).length)
      .map((old) => ({ kind: 'removed', before: old, after: null, pieces: [] }));
  const pairs = after.flatMap((now): ClausePair[] => {
    const old = found.get(now) ?? null;
    if (!old) return [{ kind: 'added', before: null, after: now, pieces: [] }];
    const kind = old.body === now.body ? 'same' : 'changed';
    const pieces = kind === 'same' ? [] : wordChanges(old.body, now.body);
    return [...takeRemoved(old.rank), { kind, before: old, after: now, pieces }];
  });
  return [...pairs, ...takeRemoved(Infinity)];
};

/** The texts of two documents, clause by clause. */
export const comparePolicies = async (
  pool: Pool,
  { policyId, withId }: { readonly policyId: string; readonly withId: string },
  day: string,
): Promise<Comparison> => {
  if (policyId === withId) throw new ApiError(codes.badRequest, '请选择另一份文件对照');
  const [one, other] = await Promise.all([namedPolicy(pool, withId, day), namedPolicy(pool, policyId, day)]);
  // Whichever of them is looked at, the later one is the new text.
  const [before, after] = one.effectiveOn <= other.effectiveOn ? [one, other] : [other, one];
  const [old, now] = await Promise.all([readClauses(pool, before.id), readClauses(pool, after.id)]);
  return { before, after, pairs: pairClauses(old, now) };
};
