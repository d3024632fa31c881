import { NEVER, of, Subject, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { guides } from '#features/guides/index';
import { selectRunning } from '#features/guides/selectors';
import { events as navigation } from '#features/navigation/events';
import { drawTipCall } from '#src/contract/draw-tip';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { anEntry, aUser } from '#tests/support/builders';
import { fakeAddress, fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { someElements } from './some-elements';

export const NOTED = anAnswer({
  isFirst: true,
  completedAt: '2026-11-01T00:00:00Z',
  completed: 1,
  earned: { points: 20, chances: 1 },
});

export interface World {
  readonly answer?: () => Observable<ApiReply>;
  /** To what is asked with a login. */
  readonly chances?: () => Observable<ApiReply>;
  readonly kept?: ReturnType<typeof memoryStorage>;
  readonly tab?: ReturnType<typeof memoryStorage>;
  readonly escape$?: Observable<void>;
  readonly focusKept$?: Observable<never>;
}

/** A tab in which every target stands on the page at once. */
export const openTab = ({
  answer = () => of(NOTED),
  chances = () => NEVER,
  kept = memoryStorage(),
  tab = memoryStorage(),
  escape$ = NEVER,
  focusKept$ = NEVER,
}: World = {}) => {
  const asked: ApiRequest[] = [];
  const askedWithLogin: ApiRequest[] = [];
  const heard: Message[] = [];
  const pressed: (readonly string[])[] = [];
  const said$ = new Subject<Message>();
  const address = fakeAddress();
  const send = (request: ApiRequest) => {
    const isOfLogin = request.path === drawTipCall.path;
    (isOfLogin ? askedWithLogin : asked).push(request);
    return isOfLogin ? chances() : answer();
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send, kept, tab, address }),
    standing: {},
    epics: {
      speak: (action$) => {
        action$.subscribe((message) => heard.push(message));
        return said$;
      },
    },
  });
  join(
    guides,
    someElements({
      presence: () => of(true),
      press: (selectors) => pressed.push(selectors),
      escape$,
      focusKept$,
    }),
  );
  const say = (message: Message) => said$.next(message);
  return {
    asked,
    askedWithLogin,
    heard,
    pressed,
    kept,
    tab,
    address,
    say,
    send: (command: Message) => void store.dispatch(command),
    enter: (name: string, query = {}) => say(navigation.routeEntered(anEntry({ name, query }))),
    running: () => selectRunning(store.getState()),
    state: () => store.getState(),
  };
};

export const comeIn = (given: Parameters<typeof aUser>[0] = {}) =>
  auth.loggedIn({ user: aUser({ isVip: true, hasRights: true, ...given }), way: 'account' });
