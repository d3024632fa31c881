import { forkJoin, map, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Ports } from '#src/kernel/ports';
import { rightsCall, userCall } from '../contract';
import { userOf, type User } from '../user';

const readUser = reader(userCall);
const readRights = reader(rightsCall);

/** User info and rights together; half a member is no member. */
export const fetchUser$ = ({ send }: Pick<Ports, 'send'>): Observable<User> =>
  forkJoin([
    send({ ...requestOf(userCall, { body: {} }), quiet: true }),
    send({ ...requestOf(rightsCall, { body: {} }), quiet: true }),
  ]).pipe(map(([info, rights]) => userOf(readUser(info.data), readRights(rights.data))));
