import { defer, mergeMap, of, ReplaySubject, take, throwError } from 'rxjs';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { events as navigation } from '#features/navigation/events';
import { matchRoute } from '#features/navigation/ui/index';
import type { Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import type { Slice } from '#src/kernel/slice';
import { createProgramStore } from '#src/program/store';

/** What a test in Node may do to the page, and what it reads of it. */
export interface ViewStage {
  readonly raise: (message: Message) => void;
  /** Every call of the path is answered so from now on; one that waits for an answer has it now. */
  readonly answer: (path: string, reply: ApiReply) => void;
  readonly requests: readonly ApiRequest[];
}

const IS_RIGHT = 200;

/** One slice with its epics and its views; its calls wait until the test answers them, and its addresses are followed. */
export const stageView = <Name extends string, State, Needs extends readonly unknown[]>(
  view: ReactNode,
  slice: Slice<Name, State, Needs>,
  ...needs: Needs
): void => {
  const requests: ApiRequest[] = [];
  const answers = new Map<string, ReplaySubject<ApiReply>>();
  const answersOf = (path: string) => {
    const known = answers.get(path) ?? new ReplaySubject<ApiReply>(1);
    answers.set(path, known);
    return known;
  };
  const kept = new Map(Object.entries(localStorage) as [string, string][]);
  let ids = 0;
  const ports = {
    send: (request: ApiRequest) =>
      defer(() => {
        requests.push(request);
        return answersOf(request.path);
      }).pipe(
        take(1),
        mergeMap((reply) =>
          reply.statusCode === IS_RIGHT ? of(reply) : throwError(() => new CallRefused(reply)),
        ),
      ),
    ids: { uuid: () => `row-${(ids += 1)}` },
    address: {
      current: () => location.hash.slice(1),
      go: (path: string) => void (location.hash = path),
    },
    kept: {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => {
        kept.set(key, value);
        localStorage.setItem(key, value);
      },
      remove: (key: string) => {
        kept.delete(key);
        localStorage.removeItem(key);
      },
    },
    tab: {
      get: (key: string) => sessionStorage.getItem(key) ?? undefined,
      set: (key: string, value: string) => sessionStorage.setItem(key, value),
      remove: (key: string) => sessionStorage.removeItem(key),
    },
    report: (_epic: string, error: unknown) => {
      throw error;
    },
  } as unknown as Ports;
  const { store, join } = createProgramStore({ ports, standing: {} });
  join(slice, ...needs);

  const enter = () => {
    const { route, fullPath, params, query } = matchRoute(location.hash.slice(1));
    const { name, title = '' } = route;
    const same = { entersNationwide: false, lacksRights: false, isSameRoute: false, isSamePage: false };
    store.dispatch(navigation.routeEntered({ name, title, fullPath, params, query, ...same }));
  };
  addEventListener('hashchange', enter);
  const stage: ViewStage = {
    raise: (message) => store.dispatch(message),
    answer: (path, reply) => answersOf(path).next(reply),
    requests,
  };
  Object.assign(window, { stage });
  enter();
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <Provider store={store}>{view}</Provider>,
  );
};
