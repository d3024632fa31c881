import { vault } from '#features/auth/index';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import type { Ports } from '#src/kernel/ports';
import type { TabTape } from './taped';

export const tapeChunk = lazyChunk(() => import(/* webpackChunkName: "tape" */ './tab-tape'));

/** Whoever has a token is taped from the first message on. A chunk that does not arrive is missed by nobody. */
export const memberTape = async (ports: Omit<Ports, 'send' | 'captcha'>): Promise<TabTape | undefined> =>
  vault(ports).accessToken() === undefined
    ? undefined
    : tapeChunk.load().then(
        ({ tabTape }) => tabTape(ports),
        () => undefined,
      );
