import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { eachInTurns } from '#infra/server/in-turns';
import { codes } from '#src/contract/codes';
import type { Clause, ClausePair, Comparison } from '../contract-document';
import { partnersOf } from './clause-partners';
import { namedPolicy, readClauses } from './document';
import { wordChanges } from './word-changes';

export const pairClauses = async (
  before: readonly Clause[],
  after: readonly Clause[],
): Promise<ClausePair[]> => {
  const found = await partnersOf(before, after);
  const kept = new Set(found.values());
  const removed = before.filter((clause) => !kept.has(clause));
  const pairs: ClausePair[] = [];
  let told = 0;
  const tellRemoved = (until: number): void => {
    for (let old = removed[told]; old !== undefined && old.rank < until; old = removed[told]) {
      pairs.push({ kind: 'removed', before: old, after: null, pieces: [] });
      told += 1;
    }
  };
  const changesOf = wordChanges();
  await eachInTurns(after, (now) => {
    const old = found.get(now) ?? null;
    if (!old) {
      pairs.push({ kind: 'added', before: null, after: now, pieces: [] });
      return;
    }
    tellRemoved(old.rank);
    const isSame = old.body === now.body;
    pairs.push({
      kind: isSame ? 'same' : 'changed',
      before: old,
      after: now,
      pieces: isSame ? [] : changesOf(old.body, now.body),
    });
  });
  tellRemoved(Infinity);
  return pairs;
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
  return { before, after, pairs: await pairClauses(old, now) };
};
