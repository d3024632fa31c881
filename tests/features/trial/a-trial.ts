import { of, Subject, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { trial } from '#features/trial/index';
import { events as rightsTip } from '#features/rights-tip/events';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

export const APPLY = '/pb/vipProbation/applyVipProbation';
export const CODE = '/vipProbation/getVerificationCode';
export const PROVINCES = '/dict/findProvince';

export const provinces = [{ areaid: '2', name: '北京', subList: [] }];
export const granted = {
  realName: '王小明',
  accountName: 'member',
  effectiveDate: '2026-11-26T09:00:00.000Z',
};
export const application = {
  realName: '王小明',
  mobile: '13900000001',
  verificationCode: '123456',
  companyName: '某公司',
  province: '2',
  city: '2',
};

const READ: DomainEvent = auth.userReloaded({ user: aUser({ isVip: true, hasApplied: true }) });

/** A tab whose tip on missing rights has led to the form. */
export const openTrial = (
  answers: Readonly<Record<string, () => Observable<ApiReply>>> = {},
  read: () => Observable<DomainEvent> = () => of(READ),
) => {
  const asked: ApiRequest[] = [];
  const heard: Message[] = [];
  const said$ = new Subject<Message>();
  const ports = fakePorts({
    address: fakeAddress('/policy/index'),
    send: (request: ApiRequest) => {
      asked.push(request);
      const answer = answers[request.path] ?? (() => of(anAnswer(provinces)));
      return answer();
    },
  });
  const { store, join } = createProgramStore({
    ports,
    standing: {},
    epics: {
      speak: (action$) => {
        action$.subscribe((message) => heard.push(message));
        return said$;
      },
    },
  });
  const readUser = jest.fn(read);
  join(trial, readUser);
  const say = (message: Message) => said$.next(message);
  say(rightsTip.trialWanted({ cause: 'page' }));
  return { store, asked, heard, say, ports, readUser };
};
