import { firstValueFrom } from 'rxjs';
import { ticketService } from '#infra/browser/ticket-service';

const plan = {
  url: '/dev/ticket',
  serviceKey: 'zaojia-demo',
  portalUrl: 'https://portal.example/',
  now: () => 1_795_000_000_123,
  read: (answer: unknown) => (answer as { readonly ticket?: string }).ticket,
};
const answering = (answer: Response) =>
  jest.fn((_url: string, _init: RequestInit) => Promise.resolve(answer));

test('[SESSION-029][SESSION-013] a ticket is asked for with a timestamp and the service key, with the cookies of the service', async () => {
  const load = answering(Response.json({ ticket: 't' }));
  expect(await firstValueFrom(ticketService({ ...plan, load }))).toBe('t');
  const [[url, init] = ['', {}]] = load.mock.calls;
  expect(url).toBe('https://portal.example/dev/ticket?timestamp=1795000000123&serviceKey=zaojia-demo');
  expect(init.credentials).toBe('include');
});

test('a service elsewhere is asked where it is', async () => {
  const load = answering(Response.json({}));
  const url = 'https://account.example/ticket?app=1';
  expect(await firstValueFrom(ticketService({ ...plan, url, load }))).toBeUndefined();
  expect(load.mock.calls[0]?.[0]).toMatch(/^https:\/\/account\.example\/ticket\?app=1&timestamp=/);
});

test('nothing is asked before somebody listens, and whoever stops listening ends the question', () => {
  const load = jest.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => undefined));
  const ticket$ = ticketService({ ...plan, load });
  expect(load).not.toHaveBeenCalled();
  const listening = ticket$.subscribe();
  expect(load.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  listening.unsubscribe();
  expect(load.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('a service that fails is told as a failure', async () => {
  const load = answering(new Response('', { status: 502 }));
  await expect(firstValueFrom(ticketService({ ...plan, load }))).rejects.toThrow('账号中心返回 HTTP 502');
});
