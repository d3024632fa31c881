import { throwError } from 'rxjs';
import { enterQuietly$ } from '#features/auth/epics/enter';
import { events } from '#features/auth/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { fakePorts } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';

const request = { method: 'POST', path: '/api/web/loginByTicket' } as const;

test('a ticket that meets somebody who is logged in asks for nothing: nobody typed a name to apply with', () => {
  const conflict = new CallRefused(
    aReply(460, { businessMsg: '账号已在其他地方登录', data: { globalId: '6001' } }),
  );
  const told: Message[] = [];
  const ports = fakePorts({ send: () => throwError(() => conflict) });
  enterQuietly$(ports, request).subscribe((message) => told.push(message));
  expect(told).toEqual([
    events.loginRequested({ way: 'ticket' }),
    events.loginFailed({ problem: { code: 460, message: '账号已在其他地方登录' }, way: 'ticket' }),
  ]);
});
