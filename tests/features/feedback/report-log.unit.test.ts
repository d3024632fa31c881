import { of, Subject, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/feedback/commands';
import { LOG_MAX_BYTES } from '#features/feedback/contract';
import { feedback, type MadeReport, type ReportLogs } from '#features/feedback/index';
import { selectLog } from '#features/feedback/selectors';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const given = { description: '打不开', name: '', mobile: '' };
const MADE: MadeReport = { bytes: 9_000, seconds: 42, isCut: false };

const tapeOf = (make: () => Observable<MadeReport | undefined> = () => of(MADE)) => {
  const done: string[] = [];
  const logs: ReportLogs = {
    hold: () => {
      done.push('hold');
      return { isOfFault: false };
    },
    make: (mostBytes) => {
      done.push(`make ${mostBytes}`);
      return make();
    },
    take: () => {
      done.push('take');
      return of({ actionLog: 'H4sI' });
    },
    drop: () => void done.push('drop'),
  };
  return { logs, done };
};

const open = (
  logs: ReportLogs | undefined,
  answer: () => Observable<ApiReply> = () => of(anAnswer(null)),
) => {
  const asked: ApiRequest[] = [];
  const said$ = new Subject<Message>();
  const send = (request: ApiRequest) => {
    asked.push(request);
    return answer();
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send }),
    standing: {},
    epics: { speak: () => said$ },
  });
  join(feedback, logs);
  return {
    asked,
    log: () => selectLog(store.getState()),
    comeIn: () => said$.next(auth.loggedIn({ user: aUser(), way: 'resumed' })),
    leave: () => said$.next(auth.loggedOut({ by: 'member' } as never)),
    openForm: () => store.dispatch(commands.openFeedback({})),
    dispatch: store.dispatch,
  };
};

test('a log that was looked at and not ticked stays here', () => {
  const { logs, done } = tapeOf();
  const { comeIn, openForm, dispatch, asked, log } = open(logs);
  comeIn();
  openForm();
  expect(log()).toEqual({ status: 'offered', isAttached: false, isOfFault: false });
  expect(done).toEqual(['hold']);
  dispatch(commands.makeLog());
  expect(log()).toMatchObject({ status: 'made', isAttached: false, made: MADE });
  dispatch(commands.submit(given));
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/pb/behavior/addFeedback', { ...given, srcType: '3' }],
  ]);
  expect(done).toEqual(['hold', `make ${LOG_MAX_BYTES}`, 'drop']);
});

test('nothing is made before it is looked at or ticked, and nothing is made twice', () => {
  const { logs, done } = tapeOf();
  const { comeIn, openForm, dispatch } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: true }));
  dispatch(commands.attachLog({ isAttached: false }));
  dispatch(commands.attachLog({ isAttached: true }));
  dispatch(commands.makeLog());
  expect(done).toEqual(['hold', `make ${LOG_MAX_BYTES}`]);
});

test('what is ticked goes with the report, and of it nothing stands in the state', () => {
  const { logs } = tapeOf();
  const { comeIn, openForm, dispatch, asked, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: true }));
  expect(JSON.stringify(log())).not.toContain('H4sI');
  dispatch(commands.submit(given));
  expect(asked.map(({ path, body, session }) => [path, body, session])).toEqual([
    ['/pb/userCenter/faultReport', { ...given, srcType: '3', actionLog: 'H4sI' }, 'required'],
  ]);
  expect(asked).toMatchObject([{ once: true }]);
  expect(log()).toBeUndefined();
});

test('the tick is of one form: the next begins without it', () => {
  const { logs, done } = tapeOf();
  const { comeIn, openForm, dispatch, asked, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: true }));
  dispatch(commands.closeFeedback());
  openForm();
  expect(log()).toEqual({ status: 'offered', isAttached: false, isOfFault: false });
  expect(done).toEqual(['hold', `make ${LOG_MAX_BYTES}`, 'drop', 'hold']);
  dispatch(commands.submit(given));
  expect(asked.map(({ path }) => path)).toEqual(['/pb/behavior/addFeedback']);
});

test.each([
  ['too large', () => of(undefined)],
  ['not made', () => throwError(() => new Error('no worker'))],
])('a log that is %s unticks itself; the words are still sent', (_, make) => {
  const { logs } = tapeOf(make);
  const { comeIn, openForm, dispatch, asked, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: true }));
  expect(log()).toMatchObject({ status: 'failed', isAttached: false });
  dispatch(commands.submit(given));
  expect(asked.map(({ path }) => path)).toEqual(['/pb/behavior/addFeedback']);
});

test('a visitor is offered none, and neither is a tab without a tape', () => {
  const { logs, done } = tapeOf();
  const visitor = open(logs);
  visitor.openForm();
  expect(visitor.log()).toBeUndefined();
  expect(done).toEqual([]);
  visitor.dispatch(commands.attachLog({ isAttached: true }));
  expect(visitor.log()).toBeUndefined();
  const tapeless = open(undefined);
  tapeless.comeIn();
  tapeless.openForm();
  expect(tapeless.log()).toBeUndefined();
});

test('what one member did is no other member’s to send', () => {
  const { logs, done } = tapeOf();
  const { comeIn, leave, openForm, dispatch, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: true }));
  leave();
  expect(log()).toBeUndefined();
  expect(done.at(-1)).toBe('drop');
});

test('a log is made once however often it is looked at meanwhile; unticking makes none', () => {
  const made$ = new Subject<MadeReport>();
  const { logs, done } = tapeOf(() => made$);
  const { comeIn, openForm, dispatch, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.attachLog({ isAttached: false }));
  expect(done).toEqual(['hold']);
  dispatch(commands.makeLog());
  dispatch(commands.makeLog());
  expect(log()?.status).toBe('making');
  made$.next(MADE);
  expect(log()?.status).toBe('made');
  expect(done).toEqual(['hold', `make ${LOG_MAX_BYTES}`]);
});

test.each([
  ['closed', [commands.closeFeedback(), commands.openFeedback({})]],
  ['opened anew', [commands.openFeedback({})]],
])('what was being made when the form was %s is none of the next form', (_, heard) => {
  const made$ = new Subject<MadeReport>();
  const { logs } = tapeOf(() => made$);
  const { comeIn, openForm, dispatch, log } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.makeLog());
  for (const command of heard) dispatch(command);
  made$.next(MADE);
  expect(log()).toEqual({ status: 'offered', isAttached: false, isOfFault: false });
});

test('what was being made when the form was closed is no longer waited for', () => {
  const made$ = new Subject<MadeReport>();
  const { logs } = tapeOf(() => made$);
  const { comeIn, openForm, dispatch } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.makeLog());
  dispatch(commands.closeFeedback());
  expect(made$.observed).toBe(false);
});

test('a log that could not be made is not made again by a tick', () => {
  const { logs, done } = tapeOf(() => of(undefined));
  const { comeIn, openForm, dispatch } = open(logs);
  comeIn();
  openForm();
  dispatch(commands.makeLog());
  dispatch(commands.attachLog({ isAttached: true }));
  expect(done).toEqual(['hold', `make ${LOG_MAX_BYTES}`]);
});
