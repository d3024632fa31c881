import { cookieStorage } from '#infra/browser/cookie-storage';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { hashAddress } from '#infra/browser/hash-address';
import { browserIds } from '#infra/browser/ids';
import { pageLife } from '#infra/browser/page-life';
import { createStorage } from '#infra/browser/storage';
import { createTabChannel } from '#infra/browser/tab-channel';
import { tabTurn } from '#infra/browser/tab-turn';
import type { Ports } from '#src/kernel/ports';

const now = () => Date.now();

/** The world as this browser tab sees it. */
export const browserPorts = (
  view: Window & typeof globalThis,
  { tell }: Failures,
): Omit<Ports, 'send' | 'captcha'> => ({
  now,
  ids: browserIds(view.crypto),
  kept: createStorage(() => view.localStorage, now),
  tab: createStorage(() => view.sessionStorage, now),
  cookies: cookieStorage(view.document),
  address: hashAddress(view),
  tabs: createTabChannel(view),
  turn: tabTurn(view.navigator.locks),
  page: pageLife(view),
  report: (epic, error) => {
    console.error(`epic ${epic} broke and was restarted`, error);
    tell('epic', error);
  },
});
