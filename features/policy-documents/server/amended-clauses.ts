import { eachInTurns } from '#infra/server/in-turns';
import type { Clause } from '../contract-document';
import { olderOf } from './clause-partners';
import { clausesNamed, type NamedChange, type Said } from './named-changes';

/** Each document says from when it holds and who explains it; that the new one does takes nothing from the old one. */
const OF_ITSELF =
  /^本[^。，]{1,12}(?:自[^。]{1,24}起(?:施行|执行|实施)|由[^。]{1,60}负责(?:具体)?解释|解释权)/;

export interface AmendedClauses {
  /** The old clauses that each new one stands for. */
  readonly olds: ReadonlyMap<Clause, readonly Clause[]>;
  /** What is done to the old ones; those it does not hold are understood to stay. */
  readonly changes: ReadonlyMap<Clause, NamedChange>;
}

/** Words of which it is not known where they stand may stand for anything. */
const lostWords = async ({ words }: Said, before: readonly Clause[]): Promise<Said['words']> => {
  let lost = words;
  await eachInTurns(before, ({ body }) => {
    const text = body.replaceAll(/\s/g, '');
    lost = lost.filter(({ word }) => !text.includes(word));
  });
  return lost;
};

/** What an amending text does to the clauses of one document. */
export const amendedClauses = async (
  before: readonly Clause[],
  after: readonly Clause[],
  said: Said,
): Promise<AmendedClauses> => {
  const named = await clausesNamed(said, before);
  const clear = new Map([...named].filter(([, { kind }]) => kind !== 'unclear'));
  const amending = new Set([...named.values()].map(({ by }) => by));
  const olds = await olderOf(before, after, clear);
  const changes = new Map(clear);
  const restated = new Set<Clause>();
  for (const [by, own] of olds)
    for (const old of own) {
      restated.add(old);
      if (old.body !== by.body && !changes.has(old) && !(OF_ITSELF.test(old.body) && OF_ITSELF.test(by.body)))
        changes.set(old, { kind: 'changed', by });
    }
  for (const [old, change] of named) if (!changes.has(old) && !restated.has(old)) changes.set(old, change);
  const unread = [
    // A rule that takes the place of an old one speaks of no other.
    ...said.unread.filter(({ kind, by }) => kind !== 'rule' || amending.has(by) || !olds.has(by)),
    ...(await lostWords(said, before)).map(({ by }) => ({ kind: 'amendment', by })),
  ];
  for (const old of before) {
    if (changes.has(old) || restated.has(old)) continue;
    const one = unread.find(({ kind }) => kind !== 'contradiction' || !OF_ITSELF.test(old.body));
    if (one) changes.set(old, { kind: 'unclear', by: one.by });
  }
  return { olds, changes };
};
