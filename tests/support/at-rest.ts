import type { Page, Request } from 'playwright-core';

const QUIET_MS = 1_000;
const LINE = 'text/event-stream';

/**
 * Waits until everything the page has asked for is answered and for a while nothing more was asked: what one answer
 * sets off is waited for, too. Lines on which the server pushes stay open and are left out.
 */
export const restOf = (page: Pick<Page, 'on' | 'waitForTimeout'>): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  let changedAt = 0;
  const ends = (request: Request) => {
    if (underWay.delete(request)) changedAt = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = performance.now();
  });
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith(LINE)) ends(response.request());
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return async () => {
    do await page.waitForTimeout(QUIET_MS);
    while (underWay.size > 0 || performance.now() - changedAt < QUIET_MS);
  };
};
