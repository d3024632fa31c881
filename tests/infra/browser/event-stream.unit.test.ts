import { of, throwError } from 'rxjs';
import { eventStream, type StreamEvent } from '#infra/browser/event-stream';
import { CallRefused, type ApiReply, type ApiRequest, type Send } from '#src/kernel/send';
import { aReply } from '#tests/support/replies';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const request: ApiRequest = {
  method: 'POST',
  path: '/stream',
  headers: { globalId: '6001' },
  session: 'required',
};
const textOf = (...lines: readonly string[]) => `${lines.join('\n')}\n\n`;

/** A server of lines: each call opens the next one, which the test writes to. */
const someLines = (random = () => 0) => {
  const asked: ApiRequest[] = [];
  const lines: { write: (text: string) => void; end: () => void; isLeft: boolean }[] = [];
  const heard: StreamEvent[] = [];
  const problems: unknown[] = [];
  let refusal: ApiReply | undefined;
  const send: Send = (one) => {
    asked.push(one);
    if (refusal) {
      const reply = refusal;
      return throwError(() => new CallRefused(reply));
    }
    const line = { write: (_: string) => {}, end: () => {}, isLeft: false };
    const data = new ReadableStream<Uint8Array>({
      start: (controller) => {
        line.write = (text) => controller.enqueue(new TextEncoder().encode(text));
        line.end = () => controller.close();
      },
      cancel: () => void (line.isLeft = true),
    });
    lines.push(line);
    return of(aReply(200, { data }));
  };
  const listening = eventStream(send, request, random).subscribe({
    next: (event) => heard.push(event),
    error: (error: unknown) => problems.push(error),
  });
  return { asked, lines, heard, problems, listening, refuse: (reply: ApiReply) => (refusal = reply) };
};

test('reads events as they arrive, also those cut in the middle of a sign', async () => {
  const { asked, lines, heard } = someLines();
  const bytes = textOf('id: 7', 'event: applied', 'data: {"place":"广东"}');
  lines[0]?.write(bytes.slice(0, 12));
  await pass(10);
  expect(heard).toEqual([]);
  lines[0]?.write(bytes.slice(12));
  await pass(10);
  expect(heard).toEqual([{ id: '7', event: 'applied', data: '{"place":"广东"}' }]);
  expect(asked[0]).toEqual({ ...request, expects: 'stream', quiet: true });
});

test('several events of one chunk come in order', async () => {
  const { lines, heard } = someLines();
  lines[0]?.write(textOf('data: 1') + textOf(': beat') + textOf('data: 2') + textOf('data: 3'));
  await pass(10);
  expect(heard.map(({ data }) => data)).toEqual(['1', '2', '3']);
});

test('a line that ends is opened again with the last number', async () => {
  const { asked, lines, heard } = someLines();
  lines[0]?.write(textOf('id: 7', 'data: a'));
  await pass(10);
  lines[0]?.end();
  await pass(499);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked[1]?.headers).toEqual({ globalId: '6001', 'Last-Event-ID': '7' });
  lines[1]?.write(textOf('id: 8', 'data: b'));
  await pass(10);
  expect(heard.map(({ data }) => data)).toEqual(['a', 'b']);
});

test('a line that beats is left alone, one that falls silent is opened again', async () => {
  const { asked, lines } = someLines();
  for (let beat = 0; beat < 12; beat += 1) {
    lines[0]?.write(textOf(': beat'));
    await pass(5_000);
  }
  expect(asked).toHaveLength(1);
  await pass(11_000);
  expect(lines[0]?.isLeft).toBe(true);
  await pass(500);
  expect(asked).toHaveLength(2);
});

test('waits twice as long after every failure, at most a minute, and from new after an event', async () => {
  const { lines, asked } = someLines(() => 1);
  const waits: number[] = [];
  const failOnce = async () => {
    const before = asked.length;
    lines.at(-1)?.end();
    let waited = 0;
    while (asked.length === before) {
      await pass(500);
      waited += 500;
    }
    waits.push(waited);
  };
  for (let failure = 0; failure < 8; failure += 1) await failOnce();
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  lines.at(-1)?.write(textOf('data: a'));
  await pass(10);
  await failOnce();
  expect(waits.at(-1)).toBe(1_000);
});

test('a refusal in words ends it; a server that is away does not', async () => {
  const away = someLines();
  away.refuse(aReply(-1, { httpStatus: 503 }));
  away.lines[0]?.end();
  await pass(2_000);
  expect([away.asked.length > 1, away.problems]).toEqual([true, []]);
  away.listening.unsubscribe();

  const over = someLines();
  over.refuse(aReply(303, { businessMsg: '您的账号已在其他地方登录' }));
  over.lines[0]?.end();
  await pass(2_000);
  expect(over.problems).toEqual([expect.objectContaining({ message: '您的账号已在其他地方登录' })]);
  await pass(120_000);
  expect(over.asked).toHaveLength(2);
});

test('a refusal is told after the call that brought it, for whoever listens may have left with it', async () => {
  const problems: unknown[] = [];
  const refused = new CallRefused(aReply(401));
  const listening = eventStream(
    () => throwError(() => refused),
    request,
    () => 0,
  ).subscribe({
    error: (error: unknown) => problems.push(error),
  });
  expect(problems).toEqual([]);
  await Promise.resolve();
  expect(problems).toEqual([refused]);
  expect(jest.getTimerCount()).toBe(0);
  listening.unsubscribe();

  const gone: unknown[] = [];
  eventStream(
    () => throwError(() => refused),
    request,
    () => 0,
  )
    .subscribe({ error: (error: unknown) => gone.push(error) })
    .unsubscribe();
  await Promise.resolve();
  expect(gone).toEqual([]);
});

test('a server that says when to come again is left alone until then', async () => {
  const { asked, lines, refuse } = someLines();
  refuse(aReply(-1, { httpStatus: 503, retryAfterS: 30 }));
  lines[0]?.end();
  await pass(600);
  expect(asked).toHaveLength(2);
  await pass(30_000);
  expect(asked).toHaveLength(2);
  await pass(1_000);
  expect(asked).toHaveLength(3);
});

test('whoever stops listening hangs up', async () => {
  const { asked, lines, listening } = someLines();
  await pass(10);
  listening.unsubscribe();
  await pass(120_000);
  expect([lines[0]?.isLeft, asked.length]).toEqual([true, 1]);
});
