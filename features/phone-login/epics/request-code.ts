import { catchError, concat, exhaustMap, filter, map, of, switchMap, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { identityExistsCall, smsVerificationCodeCall } from '../contract';
import { events } from '../events';
import { selectMayRequestCode } from '../selectors';

const NO_CAPTCHA = '-1';
const readExistence = reader(identityExistsCall);

// Nobody is logged in yet, and what goes wrong stands in the form.
const quietly = { session: 'none', quiet: true } as const;

const send$ = (mobile: string, { send }: Ports): Observable<DomainEvent> =>
  send({
    ...requestOf(smsVerificationCodeCall, { body: { mobile, type: 'query', validate: NO_CAPTCHA } }),
    ...quietly,
  }).pipe(map(() => events.codeSent({ mobile })));

/**
 * First whether the phone is known, then the code; the gateway has the member solve the captcha on the way.
 * exhaustMap: a second click while the first is on its way, or while the seconds count, changes nothing.
 */
export const requestCode: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(commands.requestCode.match),
    filter(() => selectMayRequestCode(state$.value)),
    exhaustMap((command) => {
      const { mobile } = command.payload;
      const outcome$ = ports
        .send({ ...requestOf(identityExistsCall, { query: { identity: mobile } }), ...quietly })
        .pipe(
          switchMap(({ data }) =>
            readExistence(data).exists ? send$(mobile, ports) : of(events.mobileRejected()),
          ),
          catchError((error: unknown) => of(events.codeRequestFailed({ problem: problemOf(error) }))),
        );
      return concat(of(events.codeRequested()), outcome$).pipe(map((event) => causedBy(event, command)));
    }),
  );
