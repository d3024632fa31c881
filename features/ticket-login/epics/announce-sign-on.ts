import { concatMap, map, of, tap, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { signOnTicketCall } from '../contract';
import { events } from '../events';
import type { Outside } from '../outside';

const addressOf = (
  image: string,
  portalUrl: string,
  asked: { readonly action: 'login' | 'logout'; readonly path: string; readonly token?: string },
): string => {
  const url = new URL(image, portalUrl);
  url.searchParams.set('action', asked.action);
  if (asked.token !== undefined) url.searchParams.set('token', asked.token);
  url.searchParams.set('returnTo', `${portalUrl}#${asked.path}`);
  return url.href;
};

/**
 * A login carries a ticket of one use, never the session's own token: addresses end in logs. At a logout there is
 * nobody left to ask one for; the provider knows its own cookie.
 * concatMap: the provider hears of logins and logouts in their order.
 */
export const announceSignOn = ({ beacon, signOnImage, portalUrl }: Outside): Epic =>
  attempt({
    on: commands.announceSignOn,
    overlap: concatMap,
    outlivesSession: true,
    work: ({ action }, { send, address }) => {
      if (!signOnImage) return undefined;
      const token$: Observable<{ readonly token?: string }> =
        action === 'login'
          ? ask(send, signOnTicketCall, { body: {} }).pipe(map(({ ticket }) => ({ token: ticket })))
          : of({});
      return token$.pipe(
        tap((more) =>
          beacon(addressOf(signOnImage, portalUrl, { action, path: address.current(), ...more })),
        ),
      );
    },
    succeeded: (_, { action }) => events.signOnAnnounced({ action }),
    failed: (problem) => events.signOnFailed({ problem }),
  });
