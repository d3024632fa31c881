import { BehaviorSubject, delay, of, Subject, throwError, timer, type Observable } from 'rxjs';
import { mergeMap } from 'rxjs/operators';
import { TestScheduler } from 'rxjs/testing';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Slice } from '#src/kernel/slice';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

export const ANSWER_MS = 100;
const HORIZON_MS = 10_000;

/** Data of the answer, or what the call fails with; after `ANSWER_MS`. */
export type Answering = (request: ApiRequest) => unknown;

/** An answer that takes its time. */
export class Late {
  constructor(
    readonly answer: unknown,
    readonly ms: number,
  ) {}
}

const reply$ = (answer: unknown, ms = ANSWER_MS): Observable<ApiReply> => {
  if (answer instanceof Late) return reply$(answer.answer, answer.ms);
  return answer instanceof Error
    ? timer(ms).pipe(mergeMap(() => throwError(() => answer)))
    : of(anAnswer(answer)).pipe(delay(ms));
};

export interface Step {
  /** When, in milliseconds from the start. */
  readonly at: number;
  readonly message: Message;
}

/** A slice as it is, in virtual time. */
export const playing =
  <Name extends string, State, Needs extends readonly unknown[]>(
    slice: Slice<Name, State, Needs>,
    ...needs: Needs
  ) =>
  (
    steps: readonly Step[],
    answering: Answering = () => new Error('gone'),
    words: readonly { readonly at: number; readonly word: string }[] = [],
  ) => {
    const scheduler = new TestScheduler(() => undefined);
    const asked: ApiRequest[] = [];
    const said: Message[] = [];
    const told: string[] = [];
    const address = fakeAddress('/usercenter/favorites?sort=title');
    const stateOf = (own: State) => ({ [slice.name]: own }) as Record<Name, State>;
    const state$ = new BehaviorSubject(stateOf(slice.reducer(undefined, { type: '' })));
    const times: string[] = [];
    scheduler.run(() => {
      const action$ = new Subject<Message>();
      const hear = (message: Message) => {
        state$.next(stateOf(slice.reducer(state$.value[slice.name], message)));
        action$.next(message);
      };
      const heard$ = new Subject<string>();
      const ports = fakePorts({
        address,
        tabs: { heard$, say: (word: string) => void told.push(word) },
        send: (request) => {
          asked.push(request);
          return reply$(answering(request));
        },
      });
      runTogether(slice.epics(...needs))(action$, state$, ports).subscribe((message) => {
        said.push(message);
        times.push(`${scheduler.now()} ${message.type}`);
        hear(message);
      });
      steps.forEach(({ at, message }) => timer(at).subscribe(() => hear(message)));
      words.forEach(({ at, word }) => timer(at).subscribe(() => heard$.next(word)));
      timer(HORIZON_MS).subscribe();
    });
    return { asked, said, told, address, times, state: state$.value };
  };
