import { eachInTurns } from '#infra/server/in-turns';
import type { Clause } from '../contract-document';
import type { NamedChange } from './named-changes';

type Pairs = ReadonlySet<string>;

const pairsOfSigns = (text: string): Pairs => {
  const signs = [...text.replace(/\s/g, '')];
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
};

/** Of the neighbouring signs of both, those in common: 1 for the same. */
const likeness = (mine: Pairs, theirs: Pairs): number => {
  const [fewer, more] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine];
  let common = 0;
  for (const pair of fewer) if (more.has(pair)) common += 1;
  return fewer.size + more.size === 0 ? 0 : (2 * common) / (fewer.size + more.size);
};

const ALIKE = 0.5;
/** What keeps its number is taken for the same clause sooner. */
const ALIKE_IN_PLACE = 0.3;
/** So many old clauses are looked at closely for a new one. */
const MOST_CANDIDATES = 10;
/** They are those which share most of the rarest pairs of signs; of what more clauses share, the first are thought of. */
const RAREST_PAIRS = 32;
const MOST_SHARING = 200;

type Groups = Map<string, Set<Clause>>;

const addTo = (groups: Groups, clause: Clause, keys: Iterable<string>): void => {
  for (const key of keys) {
    const group = groups.get(key);
    if (group) group.add(clause);
    else groups.set(key, new Set([clause]));
  }
};

const first = <T>(items: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
};

const likeliest = (own: Pairs, sharing: Groups): readonly Clause[] => {
  const rarest = [...own]
    .map((pair) => sharing.get(pair))
    .filter((group) => group !== undefined && group.size > 0)
    .sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0))
    .slice(0, RAREST_PAIRS);
  const shared = new Map<Clause, number>();
  for (const group of rarest)
    for (const old of first(group ?? [], MOST_SHARING)) shared.set(old, (shared.get(old) ?? 0) + 1);
  return [...shared]
    .sort(([a, times], [b, others]) => others - times || a.rank - b.rank)
    .slice(0, MOST_CANDIDATES)
    .map(([old]) => old);
};

/**
 * The old clause of each new one: the same text, then the same number, then the most alike. Between clauses whoever else
 * waits is answered.
 */
const partnersOf = async (
  before: readonly Clause[],
  after: readonly Clause[],
): Promise<ReadonlyMap<Clause, Clause>> => {
  const found = new Map<Clause, Clause>();
  const pairs = new Map<Clause, Pairs>();
  const pairsIn = (clause: Clause): Pairs => pairs.get(clause) ?? new Set();
  const alike = (old: Clause, now: Clause): number => likeness(pairsIn(old), pairsIn(now));

  const bodies: Groups = new Map();
  const numbers: Groups = new Map();
  const sharing: Groups = new Map();
  await eachInTurns([...before, ...after], (clause) => void pairs.set(clause, pairsOfSigns(clause.body)));
  await eachInTurns(before, (old) => {
    addTo(bodies, old, [old.body]);
    addTo(numbers, old, old.number === '' ? [] : [old.number]);
    addTo(sharing, old, pairsIn(old));
  });
  const take = (now: Clause, old: Clause) => {
    found.set(now, old);
    bodies.get(old.body)?.delete(old);
    numbers.get(old.number)?.delete(old);
    for (const pair of pairsIn(old)) sharing.get(pair)?.delete(old);
  };
  const partnerEach = (choose: (now: Clause) => Clause | undefined) =>
    eachInTurns(after, (now) => {
      if (found.has(now)) return;
      const old = choose(now);
      if (old) take(now, old);
    });
  await partnerEach(({ body }) => first(bodies.get(body) ?? [], 1)[0]);
  await partnerEach((now) =>
    first(numbers.get(now.number) ?? [], MOST_CANDIDATES).find((old) => alike(old, now) >= ALIKE_IN_PLACE),
  );
  await partnerEach((now) => {
    const [best] = likeliest(pairsIn(now), sharing)
      .map((old) => ({ old, rate: alike(old, now) }))
      .sort((a, b) => b.rate - a.rate || a.old.rank - b.old.rank);
    return best && best.rate >= ALIKE ? best.old : undefined;
  });
  return found;
};

/** The old clauses that each new one stands for: those it names, of all others the partner. */
export const olderOf = async (
  before: readonly Clause[],
  after: readonly Clause[],
  named: ReadonlyMap<Clause, NamedChange> = new Map(),
): Promise<ReadonlyMap<Clause, readonly Clause[]>> => {
  const found = new Map<Clause, Clause[]>();
  for (const [old, { kind, by }] of named)
    if (kind === 'changed') found.set(by, [...(found.get(by) ?? []), old]);
  const partners = await partnersOf(
    before.filter((clause) => !named.has(clause)),
    after.filter((clause) => !found.has(clause)),
  );
  for (const [now, old] of partners) found.set(now, [old]);
  return found;
};
