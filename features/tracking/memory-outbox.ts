import { defer, of, type Observable } from 'rxjs';
import { reading, sizeOf, type Outbox, type WaitingFact } from './outbox';

const { ownerOf, rankOf } = reading;
/** What is given up first comes first; facts of one rank in the order in which they came. */
const byRank = (one: WaitingFact, other: WaitingFact): number => (rankOf(one) ?? 0) - (rankOf(other) ?? 0);

/** For as long as the page lives. */
export const memoryOutbox = (): Outbox => {
  let waiting: readonly WaitingFact[] = [];
  const removeWhere = (matches: (fact: WaitingFact) => boolean): Observable<readonly WaitingFact[]> =>
    defer(() => {
      const removed = waiting.filter(matches);
      waiting = waiting.filter((fact) => !removed.includes(fact));
      return of(removed);
    });
  return {
    count: () => defer(() => of(waiting.length)),
    put: (facts, room) =>
      defer(() => {
        const ids = new Set(waiting.map(({ id }) => id));
        waiting = [...waiting, ...facts.filter(({ id }) => !ids.has(id))];
        let bytes = waiting.reduce((sum, fact) => sum + sizeOf(fact), 0);
        let count = waiting.length;
        if (count <= room.facts && bytes <= room.bytes) return of([]);
        const dropped = new Set<WaitingFact>();
        for (const fact of waiting.filter((one) => rankOf(one) !== undefined).sort(byRank)) {
          if (count <= room.facts * room.used && bytes <= room.bytes * room.used) break;
          dropped.add(fact);
          bytes -= sizeOf(fact);
          count -= 1;
        }
        return removeWhere((fact) => dropped.has(fact));
      }),
    next: (most, owners) =>
      defer(() => of(waiting.filter((fact) => owners.includes(ownerOf(fact))).slice(0, most))),
    remove: (ids) => removeWhere(({ id }) => ids.includes(id)),
    removeBefore: (before) => removeWhere(({ at }) => at < before),
    removeOf: (owner) => removeWhere((fact) => ownerOf(fact) === owner),
  };
};
