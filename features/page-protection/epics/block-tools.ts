import { filter, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';
import { isBlockedKey, isBlockedMenu } from '../rules';
import type { PageWatch } from '../watch';

/** The browser asks once and at once: blocking cannot wait for a later turn. */
export const blockTools =
  ({ keys$, menus$ }: Pick<PageWatch, 'keys$' | 'menus$'>): Epic =>
  () =>
    merge(
      keys$.pipe(
        filter(isBlockedKey),
        tap(({ block }) => block()),
        map(({ key }) => events.keyBlocked({ key: key.toUpperCase() })),
      ),
      menus$.pipe(
        filter(isBlockedMenu),
        tap(({ block }) => block()),
        map(() => events.menuBlocked()),
      ),
    );
