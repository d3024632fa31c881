import { PassThrough, type Readable } from 'node:stream';
import { bodyBudget, FREE_OF_BODY } from '#infra/server/http/body-budget';

/** Sends so many bytes and leaves the rest open; what became of them. */
const sending = (budget: ReturnType<typeof bodyBudget>, sender: string, bytes: number) => {
  const body = new PassThrough();
  const held: { release?: () => void; refusal?: Error } = {};
  const counted: Readable = budget.count(body, sender, (release) => (held.release = release));
  counted.on('error', (refusal: Error) => (held.refusal = refusal));
  counted.resume();
  body.write(Buffer.alloc(bytes));
  return held;
};
const settled = () => new Promise(setImmediate);
const long = FREE_OF_BODY + 100;

test('[attack] all senders together hold no more than the whole, and short bodies none of it', async () => {
  const budget = bodyBudget({ ofSender: 1_000, inAll: 250 });
  const [first, second, third] = ['a', 'b', 'c'].map((sender) => sending(budget, sender, long));
  await settled();
  expect([first?.refusal, second?.refusal]).toEqual([undefined, undefined]);
  expect(third?.refusal).toMatchObject({ businessMsg: expect.stringContaining('上传的内容过多') as string });
  const short = sending(budget, 'd', FREE_OF_BODY);
  await settled();
  expect(short.refusal).toBeUndefined();
  first?.release?.();
  const fourth = sending(budget, 'e', long);
  await settled();
  expect(fourth.refusal).toBeUndefined();
});

test('a sender’s only body is let in however long it is, and a second one is not', async () => {
  const budget = bodyBudget({ ofSender: 50, inAll: 1_000 });
  const [first, second] = [sending(budget, 'a', long), sending(budget, 'a', long)];
  await settled();
  expect(first.refusal).toBeUndefined();
  expect(second.refusal).toBeDefined();
});

test('[attack] bodies whose last bytes come together end one after the other', async () => {
  const budget = bodyBudget();
  const ended: number[] = [];
  const bodies = [0, 1, 2].map((index) => {
    const body = new PassThrough();
    const counted = budget.count(body, 'a', () => undefined);
    counted.on('end', () => ended.push(index));
    counted.resume();
    return body;
  });
  for (const body of bodies) body.end('{}');
  const seen: number[] = [];
  for (let turn = 0; turn < 12 && ended.length < 3; turn += 1) {
    await settled();
    if (seen.at(-1) !== ended.length) seen.push(ended.length);
  }
  expect(seen.filter((count) => count > 0)).toEqual([1, 2, 3]);
});
