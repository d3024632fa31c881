import { of, throwError } from 'rxjs';
import { commands } from '#features/anomaly/commands';
import { submit } from '#features/anomaly/epics';
import { events } from '#features/anomaly/events';
import { tellSuccess } from '#features/anomaly/policies';
import { events as notices } from '#features/notices/events';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const state$ = stateOf({ anomaly: { status: 'open', account: 'm***r', reportToken: 'of the refusal' } });
const contact = { userName: '王工', telephone: '13800000000' };
const run = (send: (request: ApiRequest) => ReturnType<ReturnType<typeof fakePorts>['send']>) => {
  const heard: string[] = [];
  submit(of(commands.submit(contact)), state$, fakePorts({ send })).subscribe(({ type }) => heard.push(type));
  return heard;
};

test('[RELOGIN-018] [RELOGIN-019] [CALL-020] sends the account of the refusal, name, phone and the product code', () => {
  const asked: ApiRequest[] = [];
  const heard = run((request) => {
    asked.push(request);
    return of(anAnswer(null));
  });
  expect(asked).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/pb/api/web/recordLimitationInfo',
      body: { account: 'of the refusal', ...contact, appName: 'zaojia-portal' },
      once: true,
      session: 'none',
    }),
  ]);
  expect(heard).toEqual([events.submitRequested.type, events.reportSent.type]);
});

test('[RELOGIN-017] a failure raises no notice: the form says it', () => {
  const asked: ApiRequest[] = [];
  const heard = run((request) => {
    asked.push(request);
    return throwError(() => new Error('网络异常'));
  });
  expect([asked[0]?.quiet, heard]).toEqual([true, [events.submitRequested.type, events.reportFailed.type]]);
});

test('[RELOGIN-017] success says 提交成功', () => {
  const said: unknown[] = [];
  tellSuccess(of(events.reportSent()), state$, fakePorts()).subscribe((message) => said.push(message));
  expect(said).toEqual([
    expect.objectContaining({
      type: notices.noticeRaised.type,
      payload: { type: 'success', text: '提交成功' },
    }),
  ]);
});
