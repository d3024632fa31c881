import { exhaustMap, filter, map, merge, type Observable } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { events as phoneLogin } from '#features/phone-login/events';
import { events as qrLogin } from '#features/qr-login/events';
import { loginByQrCodeCall, loginBySmsCall } from '../contract';
import { nameHeader } from '../name-header';
import { vault } from '../vault';
import { enter$ } from './enter';
import { whenAllowed } from './when-allowed';

interface Choice extends Message {
  readonly payload: { readonly globalId: string; readonly userName: string };
}

/** The member is proven and the account settled; the server holds the permit for this browser. */
const enterChosen =
  (
    way: 'phone' | 'qr',
    call: typeof loginBySmsCall | typeof loginByQrCodeCall,
    isChoice: (action: unknown) => action is Choice,
  ): Epic =>
  (action$, _state$, ports) => {
    const chosen$: Observable<Choice> = action$.pipe(filter(isChoice));
    const again$ = whenAllowed(action$, chosen$).pipe(map(({ tried, allowed }) => [tried, allowed] as const));
    // again$ is subscribed first: it must hear the conflict that this very login may meet.
    return merge(again$, chosen$.pipe(map((choice) => [choice, choice] as const))).pipe(
      exhaustMap(([{ payload }, cause]) => {
        const { globalId, userName } = payload;
        const asked = requestOf(call, { body: { globalId, userName, deviceId: vault(ports).deviceId() } });
        const request = { ...asked, headers: { globalId, ...nameHeader(userName) } };
        return enter$(ports, { request, way, remember: true, username: userName }).pipe(
          map((told) => causedBy(told, cause)),
        );
      }),
    );
  };

export const enterByPhone = enterChosen('phone', loginBySmsCall, phoneLogin.accountChosen.match);
export const enterByQrCode = enterChosen('qr', loginByQrCodeCall, qrLogin.accountChosen.match);
