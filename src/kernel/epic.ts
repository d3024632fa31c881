import { catchError, merge, type Observable } from 'rxjs';
import type { Message } from './messages';
import type { Ports } from './ports';
import type { RootState } from './state';

/** redux-observable's StateObservable, reduced to what an epic may use. */
export type State$ = Observable<RootState> & { readonly value: RootState };

export type Epic = (action$: Observable<Message>, state$: State$, ports: Ports) => Observable<Message>;
export type Epics = Readonly<Record<string, Epic>>;

/** Two of one name are a mistake: one of them would never run. */
export const joinEpics = (...groups: readonly Epics[]): Epics => {
  const entries = groups.flatMap((group) => Object.entries(group));
  const joined = Object.fromEntries(entries);
  const [twice] = entries.find(([name, epic]) => joined[name] !== epic) ?? [];
  if (twice) throw new Error(`Two epics are named ${twice}`);
  return joined;
};

/** One broken epic is reported by name and starts again; its neighbours never notice. */
export const runTogether =
  (epics: Epics): Epic =>
  (action$, state$, ports) =>
    merge(
      ...Object.entries(epics).map(([name, epic]) =>
        epic(action$, state$, ports).pipe(
          catchError((error: unknown, again$) => {
            ports.report(name, error);
            return again$;
          }),
        ),
      ),
    );
