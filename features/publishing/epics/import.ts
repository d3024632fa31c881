import {
  catchError,
  concatMap,
  exhaustMap,
  filter,
  map,
  of,
  startWith,
  switchMap,
  takeUntil,
  EMPTY,
} from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import {
  acceptCall,
  MOST_BYTES,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportPreview,
  type Mapping,
} from '../contract-import';
import { events } from '../events';
import type { FilePorts } from '../ports';
import { selectDraft, selectFile, selectUnsaved } from '../selectors';

const readPreview = reader(uploadCall);
const readAccepted = reader(acceptCall);

/** As it was detected: every column with its field. */
export const mappingOf = ({ sheets }: ImportPreview): Mapping =>
  sheets.map(({ name, kind, columns }) => ({
    name,
    kind,
    fields: columns.map(({ index, field }) => ({ index, field })),
  }));

const understood = (data: unknown): DomainEvent => {
  const preview = readPreview(data);
  return events.fileUnderstood({ preview, mapping: mappingOf(preview) });
};
const failed = (error: unknown) => of(events.importFailed({ problem: problemOf(error) }));

/** The file itself never enters the store: it is handed on as it comes. */
export const importFile =
  ({ pick }: FilePorts): Epic =>
  (action$, state$, { send }) =>
    action$.pipe(
      filter(commands.importFile.match),
      switchMap((command) =>
        pick('.xlsx', MOST_BYTES).pipe(
          switchMap(({ name, content }) => {
            const { id = '' } = selectDraft(state$.value) ?? {};
            const body = { id, fileName: name, workbook: content };
            return send({ ...requestOf(uploadCall, { body }), quiet: true }).pipe(
              map(({ data }) => understood(data)),
              startWith(events.importRequested()),
            );
          }),
          catchError(failed),
          takeUntil(action$.pipe(filter(auth.loggedOut.match))),
          map((event) => causedBy(event, command)),
        ),
      ),
    );

export const changeMapping: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.changeMapping.match),
    switchMap((command) => {
      const importId = selectFile(state$.value)?.preview?.importId;
      if (!importId) return EMPTY;
      const body = { importId, mapping: command.payload.mapping };
      return send({ ...requestOf(previewCall, { body }), quiet: true }).pipe(
        map(({ data }) => understood(data)),
        catchError(failed),
        startWith(events.importRequested()),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const acceptImport: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.acceptImport.match),
    exhaustMap((command) => {
      const file = selectFile(state$.value);
      const draft = selectDraft(state$.value);
      if (!file?.preview || !draft) return EMPTY;
      if (selectUnsaved(state$.value)) return failed(new Error('还有改动没有保存，请保存后再导入'));
      const { version, id } = draft;
      const body = { importId: file.preview.importId, mapping: file.mapping, version, ...command.payload };
      return send({ ...requestOf(acceptCall, { body }), quiet: true }).pipe(
        concatMap(({ data }) => {
          readAccepted(data);
          return of(events.importAccepted(), commands.loadDraft({ id, unsaved: 'keep' }));
        }),
        catchError(failed),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const downloadRefusals =
  ({ save }: FilePorts): Epic =>
  (action$, state$, { send }) =>
    action$.pipe(
      filter(commands.downloadRefusals.match),
      exhaustMap((command) => {
        const file = selectFile(state$.value);
        if (!file?.preview) return EMPTY;
        const body = { importId: file.preview.importId, mapping: file.mapping };
        return send({ ...requestOf(refusedCall, { body }), expects: 'blob' }).pipe(
          switchMap(({ data }) => {
            if (!(data instanceof Blob)) throw new Error('下载的内容不是文件');
            save('未导入的行.csv', data);
            return EMPTY;
          }),
          catchError(failed),
          map((event) => causedBy(event, command)),
        );
      }),
    );

export const closeImport: Epic = (action$) =>
  action$.pipe(
    filter(commands.closeImport.match),
    map((command) => events.importClosed(undefined, command)),
  );
