import { map, merge, take, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import type { Layer } from './gateway';

/** What the server would answer now. */
export const sessionLeft: ApiReply = {
  httpStatus: 200,
  statusCode: codes.notLoggedIn,
  businessMsg: '已退出登录，操作没有继续',
  warnMsg: [],
  data: null,
};

export interface SessionPorts {
  /** The session was left, here or in another tab. */
  readonly left$: Observable<unknown>;
}

/**
 * Cancels what was asked in the name of a member who has left meanwhile: its answer concerns nobody any more, and
 * neither does its refusal. Belongs outside the status table, so that no notice speaks of it.
 *
 *   send     ----k
 *   left$    --L
 *   out      --#
 */
export const cancelWithSession = ({ left$ }: SessionPorts): Layer => {
  const ended$ = left$.pipe(
    map((): ApiReply => {
      throw new CallRefused(sessionLeft);
    }),
  );
  return (send) => (request) =>
    request.session === 'required' ? merge(ended$, send(request)).pipe(take(1)) : send(request);
};
