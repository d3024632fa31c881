import type { Observable } from 'rxjs';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { ApiRequest } from '#src/kernel/send';
import { enter$ } from './enter';

/**
 * The way in for a call that somebody else vouches for. Ends in loggedIn, loginFailed or loginConflicted, never in
 * noSessionFound: that one asks for vouchers, and would ask for the next.
 */
export const enterQuietly$ = (ports: Ports, request: ApiRequest): Observable<DomainEvent> =>
  enter$(ports, { request, way: 'ticket', remember: false, username: '' });
