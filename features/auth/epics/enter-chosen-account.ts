import { exhaustMap, filter, map } from 'rxjs';
import { requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { events as phoneLogin } from '../../phone-login/events';
import { events as qrLogin } from '../../qr-login/events';
import { loginByQrCodeCall, loginBySmsCall } from '../contract';
import { vault } from '../vault';
import { enter$ } from './enter';

/** The phone is proven and the account settled; the server holds the permit for this browser. */
export const enterByPhone: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(phoneLogin.accountChosen.match),
    exhaustMap((event) => {
      const { globalId, userName } = event.payload;
      const request = requestOf(loginBySmsCall, {
        body: { globalId, userName, deviceId: vault(ports).deviceId() },
      });
      return enter$(ports, { request, way: 'phone', remember: true, username: userName }).pipe(
        map((told) => causedBy(told, event)),
      );
    }),
  );

/** The phone confirmed what this browser asked for. */
export const enterByQrCode: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(qrLogin.accountChosen.match),
    exhaustMap((event) => {
      const { globalId, userName } = event.payload;
      const body = { globalId, userName, deviceId: vault(ports).deviceId() };
      const request = requestOf(loginByQrCodeCall, { body });
      return enter$(ports, { request, way: 'qr', remember: true, username: userName }).pipe(
        map((told) => causedBy(told, event)),
      );
    }),
  );
