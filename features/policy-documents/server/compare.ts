import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { eachInTurns } from '#infra/server/in-turns';
import { codes } from '#src/contract/codes';
import type { Clause, ClausePair, Comparison, NamedPolicy } from '../contract-document';
import { amendedClauses } from './amended-clauses';
import { olderOf } from './clause-partners';
import { amendedBy, namedPolicy, readClauses } from './document';
import { namedChanges, type Said } from './named-changes';
import { wordChanges } from './word-changes';

/** `said` is what an amending text says of the old document; of a text that takes the place of the old one, undefined. */
export const pairClauses = async (
  before: readonly Clause[],
  after: readonly Clause[],
  said?: Said,
): Promise<ClausePair[]> => {
  const { olds: found, changes } = said
    ? await amendedClauses(before, after, said)
    : { olds: await olderOf(before, after), changes: undefined };
  const kept = new Set([...found.values()].flat());
  const left = before.filter((clause) => !kept.has(clause));
  const pairs: ClausePair[] = [];
  let told = 0;
  const tellLeft = (until: number): void => {
    for (let old = left[told]; old !== undefined && old.rank < until; old = left[told]) {
      // What an amendment does not speak of goes on.
      const kind = changes ? (changes.get(old)?.kind ?? 'kept') : 'removed';
      pairs.push({ kind, before: old, after: null, pieces: [] });
      told += 1;
    }
  };
  const changesOf = wordChanges();
  await eachInTurns(after, (now) => {
    const olds = found.get(now) ?? [];
    if (olds.length === 0) pairs.push({ kind: 'added', before: null, after: now, pieces: [] });
    for (const old of olds) {
      tellLeft(old.rank);
      const isSame = old.body === now.body;
      pairs.push({
        kind: isSame ? 'same' : 'changed',
        before: old,
        after: now,
        pieces: isSame ? [] : changesOf(old.body, now.body),
      });
    }
  });
  tellLeft(Infinity);
  return pairs;
};

/** Undefined where the later document does not amend the earlier one. */
const saidBetween = async (
  pool: Pool,
  beforeId: string,
  afterId: string,
  after: readonly Clause[],
): Promise<Said | undefined> => (await namedChanges(after, await amendedBy(pool, afterId))).get(beforeId);

const dayOf = ({ effectiveOn, publishedOn }: NamedPolicy): string => effectiveOn ?? publishedOn;

/** The texts of two documents, clause by clause. */
export const comparePolicies = async (
  pool: Pool,
  { policyId, withId }: { readonly policyId: string; readonly withId: string },
  day: string,
): Promise<Comparison> => {
  if (policyId === withId) throw new ApiError(codes.badRequest, '请选择另一份文件对照');
  const [one, other] = await Promise.all([namedPolicy(pool, withId, day), namedPolicy(pool, policyId, day)]);
  // Whichever of them is looked at, the later one is the new text.
  const [before, after] = dayOf(one) <= dayOf(other) ? [one, other] : [other, one];
  const [old, now] = await Promise.all([readClauses(pool, before.id), readClauses(pool, after.id)]);
  const said = await saidBetween(pool, before.id, after.id, now);
  return { before, after, pairs: await pairClauses(old, now, said) };
};
