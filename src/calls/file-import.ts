import { exhaustMap, map, startWith, switchMap, type Observable } from 'rxjs';
import type { Call, DataOf } from '#src/contract/call';
import { attempt, type Attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { ChosenFile, SaveFile } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { ask, exchange, readFile, type Exchange, type Question } from './exchange';

interface Upload<P, T extends string, C extends Call> extends Pick<
  Attempt<P, T, DomainEvent>,
  'on' | 'until' | 'failed'
> {
  readonly pick: () => Observable<ChosenFile>;
  readonly call: C;
  readonly request: (file: ChosenFile, state: RootState) => Question<C>;
  /** That a file was chosen, and is read. */
  readonly requested: () => DomainEvent;
  readonly understood: (preview: DataOf<C>) => DomainEvent;
}

/** The file itself never enters the store: it is handed on as it comes. */
export const uploadFile = <P, T extends string, C extends Call>({
  pick,
  call,
  request,
  requested,
  understood,
  ...outcome
}: Upload<P, T, C>): Epic =>
  attempt({
    ...outcome,
    overlap: switchMap,
    work: (_, { send }, state) =>
      pick().pipe(
        switchMap((file) =>
          ask(send, call, request(file, state)).pipe(map(understood), startWith(requested())),
        ),
      ),
    succeeded: (event) => event,
  });

interface Refusals<P, T extends string, C extends Call> extends Pick<
  Exchange<P, T, C, Blob>,
  'on' | 'call' | 'failed'
> {
  readonly save: SaveFile;
  /** Answering `undefined` asks for nothing. */
  readonly request: (state: RootState) => Question<C> | undefined;
}

/** The lines that did not come in, as a file. */
export const saveRefusals = <P, T extends string, C extends Call>({
  save,
  request,
  ...outcome
}: Refusals<P, T, C>): Epic =>
  exchange({
    ...outcome,
    overlap: exhaustMap,
    request: (_, state) => {
      const question = request(state);
      return question && { ...question, expects: 'blob', quiet: false };
    },
    read: readFile('下载的内容不是文件'),
    succeeded: (content) => {
      save('未导入的行.csv', content);
      return undefined;
    },
  });
