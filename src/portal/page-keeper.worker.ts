import { pageKeeper } from '#infra/browser/page-keeper';
import { AS_OF } from './kept-page';

/** Of the worker's world, which TypeScript's DOM library does not know. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
}
const scope = globalThis as unknown as WorkerScope;

const moment = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const keeper = pageKeeper({
  open: () => caches.open('start-page'),
  fetch: (request, init) => fetch(request, init),
  mark: (html) =>
    html.replace(
      /<body[^>]*>/,
      (body) => `${body}<p id="${AS_OF}" class="as-of">首页数据截至${moment.format(Date.now())}</p>`,
    ),
});

scope.addEventListener('install', (event) => {
  // A worker that follows another serves the next visit, whatever tabs are open.
  event.waitUntil(keeper.refresh().then(() => scope.skipWaiting()));
});
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request);
  if (!answer) return;
  event.respondWith(answer.response);
  event.waitUntil(answer.after);
});
