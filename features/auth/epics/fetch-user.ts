import { forkJoin, map, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Ports } from '#src/kernel/ports';
import { rightsCall, userCall } from '../contract';
import { userOf, type User } from '../user';

/** User info and rights together; half a member is no member. */
export const fetchUser$ = ({ send }: Pick<Ports, 'send'>): Observable<User> =>
  forkJoin([ask(send, userCall, { body: {} }), ask(send, rightsCall, { body: {} })]).pipe(
    map(([info, rights]) => userOf(info, rights)),
  );
