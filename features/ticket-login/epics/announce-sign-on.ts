import { catchError, concatMap, EMPTY, filter, map, of } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { signOnTicketCall } from '../contract';
import { events } from '../events';
import type { Outside } from '../outside';

const read = reader(signOnTicketCall);

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
export const announceSignOn =
  ({ beacon, signOnImage, portalUrl }: Outside): Epic =>
  (action$, _state$, { send, address }) =>
    action$.pipe(
      filter(commands.announceSignOn.match),
      concatMap((command) => {
        const { action } = command.payload;
        if (!signOnImage) return EMPTY;
        const token$ =
          action === 'login'
            ? send({ ...requestOf(signOnTicketCall, { body: {} }), quiet: true }).pipe(
                map(({ data }) => ({ token: read(data).ticket })),
              )
            : of({});
        return token$.pipe(
          map((more) => {
            beacon(addressOf(signOnImage, portalUrl, { action, path: address.current(), ...more }));
            return events.signOnAnnounced({ action }, command);
          }),
          catchError((error: unknown) => of(events.signOnFailed({ problem: problemOf(error) }, command))),
        );
      }),
    );
