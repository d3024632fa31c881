import { lastValueFrom, type Observable } from 'rxjs';
import { memoryOutbox } from '#features/tracking/memory-outbox';
import { fitting, sizeOf, type WaitingFact } from '#features/tracking/outbox';
import { aFact, heldIn, outboxOf } from './some-facts';

const roomy = { facts: 1_000, bytes: 1e9, used: 0.9 };
const idsOf = (facts: readonly WaitingFact[]) => facts.map(({ id }) => id);
const given = <T>(given$: Observable<T>): Promise<T> => lastValueFrom(given$);

test('a fact that is put twice waits once', async () => {
  const outbox = memoryOutbox();
  await given(outbox.put([aFact(1)], roomy));
  await given(outbox.put([aFact(1), aFact(2)], roomy));
  expect(heldIn(outbox)).toEqual([aFact(1), aFact(2)]);
  expect(await given(outbox.count())).toBe(2);
});

test('a full outbox gives up the oldest seen in passing, a tenth of itself at once', async () => {
  const passing = [1, 3, 5].map((at) => aFact(at, { fncode: '100100' }));
  const done = [0, 2, 4, 6, 7, 8, 9].map((at) => aFact(at, { fncode: '300101' }));
  const outbox = outboxOf(...[...passing, ...done].sort((one, other) => one.at - other.at));
  const dropped = await given(outbox.put([aFact(10)], { ...roomy, facts: 10, used: 0.8 }));
  expect(idsOf(dropped)).toEqual(idsOf(passing));
  expect(await given(outbox.put([aFact(11)], { ...roomy, facts: 10 }))).toEqual([]);
});

test('once nothing was seen in passing, the oldest goes; a report of drops never does', async () => {
  const report = aFact(0, { fncode: '990102' });
  const outbox = outboxOf(report, aFact(1), aFact(2));
  expect(await given(outbox.put([aFact(3)], { ...roomy, facts: 3 }))).toEqual([aFact(1), aFact(2)]);
  expect(heldIn(outbox)).toEqual([report, aFact(3)]);
});

test('bytes are counted as they travel', async () => {
  const facts = [1, 2, 3, 4].map((at) => aFact(at, { query: '造'.repeat(100) }));
  const bytes = facts.reduce((sum, fact) => sum + sizeOf(fact), 0);
  const outbox = outboxOf(...facts);
  expect(await given(outbox.put([], { facts: 10, bytes, used: 0.9 }))).toEqual([]);
  expect(await given(outbox.put([], { facts: 10, bytes: bytes - 1, used: 0.9 }))).toEqual([facts[0]]);
});

test('what is old, and what is of a member, is removed and given', async () => {
  const [own, other] = [aFact(5, { accountName: 'member' }), aFact(6, { accountName: 'other' })];
  const outbox = outboxOf(aFact(1), aFact(4), own, other);
  expect(await given(outbox.removeBefore(4))).toEqual([aFact(1)]);
  expect(await given(outbox.removeOf('member'))).toEqual([own]);
  expect(heldIn(outbox)).toEqual([aFact(4), other]);
});

test('as many are given as fit, and the first in any case', () => {
  const facts = [aFact(1), aFact(2), aFact(3)];
  const each = sizeOf(aFact(1).body) + 1;
  expect(fitting(facts, 3 * each)).toEqual(facts);
  expect(fitting(facts, 3 * each - 1)).toEqual(facts.slice(0, 2));
  expect(fitting(facts, 1)).toEqual([aFact(1)]);
});
