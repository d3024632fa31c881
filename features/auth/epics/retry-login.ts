import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { whenAllowed } from './when-allowed';

/** The other session was given up: the login that met the conflict is tried once more. */
export const retryWhenAllowed: Epic = (action$) =>
  whenAllowed(action$, action$.pipe(filter(commands.logIn.match))).pipe(
    map(({ tried, allowed }) => commands.logIn(tried.payload, allowed)),
  );
