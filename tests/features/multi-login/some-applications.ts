import { BehaviorSubject, Subject } from 'rxjs';
import type { Application } from '#features/multi-login/contract';
import { initialState, reducer, type MultiLoginState } from '#features/multi-login/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest, Send } from '#src/kernel/send';
import type { RunHelpers } from 'rxjs/testing';
import { fakePorts } from '#tests/support/ports';

export const account = { globalId: '6001', username: 'member' };

export const anApplication = (more: Partial<Application> = {}): Application => ({
  id: '0e2c6f4e-3d3b-4f0a-9a59-0c5f6a9f2d11',
  browser: 'Chrome 130',
  system: 'Windows',
  place: '广东省',
  at: '2025-11-03T08:00:00.000Z',
  remainingMs: 60_000,
  ...more,
});

export interface World {
  readonly asked: ApiRequest[];
  /** When what was said, in virtual milliseconds. */
  readonly said: (readonly [ms: number, type: string, payload: unknown])[];
  state: () => MultiLoginState;
}

/** An epic over the real reducer in virtual time. */
export const play = (
  { hot, flush }: RunHelpers,
  epic: Epic,
  plan: {
    readonly heard: string;
    readonly values: Readonly<Record<string, Message>>;
    readonly reply: (request: ApiRequest) => ReturnType<Send>;
    readonly start?: MultiLoginState;
    readonly now: () => number;
  },
): World => {
  const asked: ApiRequest[] = [];
  const said: World['said'] = [];
  const state$ = new BehaviorSubject({ multiLogin: plan.start ?? initialState });
  const action$ = new Subject<Message>();
  const hear = (message: Message) => {
    state$.next({ multiLogin: reducer(state$.value['multiLogin'], message) });
    action$.next(message);
  };
  const send: Send = (request) => {
    asked.push(request);
    return plan.reply(request);
  };
  epic(action$, state$, fakePorts({ send })).subscribe((message) => {
    said.push([plan.now(), message.type.replace('multiLogin/', ''), message.payload]);
    hear(message);
  });
  hot(plan.heard, plan.values).subscribe(hear);
  flush();
  return { asked, said, state: () => state$.value['multiLogin'] };
};
