import { exhaustMap, map, startWith, switchMap, throwError } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { saveRefusals, uploadFile } from '#src/calls/file-import';
import { MOST_BYTES } from '#src/contract/uploaded-file';
import type { FilePorts } from '#src/kernel/ports';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent, Message, Told } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { whenLeft } from '#src/kernel/when-left';
import { commands } from '../commands';
import {
  acceptCall,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportPreview,
  type Mapping,
} from '../contract-import';
import { events } from '../events';
import { selectDraft, selectFile, selectPlace, selectUnsaved } from '../selectors';

/** As it was detected: every column with its field. */
const mappingOf = ({ sheets }: ImportPreview): Mapping =>
  sheets.map(({ name, kind, columns }) => ({
    name,
    kind,
    fields: columns.map(({ index, field }) => ({ index, field })),
  }));

const understood = (preview: ImportPreview): DomainEvent =>
  events.fileUnderstood({ preview, mapping: mappingOf(preview) });
const failed = (problem: Problem) => events.importFailed({ problem });
const isNewFile = (action: Message) =>
  events.importRequested.match(action) && action.payload.mapping === undefined;

export const importFile = ({ pick }: FilePorts): Epic =>
  uploadFile({
    on: commands.importFile,
    pick: () => pick('.xlsx', MOST_BYTES),
    call: uploadCall,
    request: ({ name, content }, state) => {
      const { id = '' } = selectDraft(state) ?? {};
      return { body: { id, fileName: name, workbook: content } };
    },
    until: events.importClosed.match,
    requested: () => events.importRequested({}),
    understood,
    failed,
  });

export const changeMapping = exchange({
  on: commands.changeMapping,
  overlap: switchMap,
  call: previewCall,
  request: ({ mapping }, state) => {
    const { status, preview } = selectFile(state) ?? {};
    if (!preview || status === 'storing') return undefined;
    return { body: { importId: preview.importId, mapping } };
  },
  until: (action) => events.importClosed.match(action) || isNewFile(action),
  started: ({ mapping }) => events.importRequested({ mapping }),
  succeeded: understood,
  failed,
});

export const acceptImport = attempt({
  on: commands.acceptImport,
  overlap: exhaustMap,
  work: (choice, { send }, state) => {
    const file = selectFile(state);
    const draft = selectDraft(state);
    if (!file?.preview || !draft || !file.isReadAsMapped) return undefined;
    if (selectUnsaved(state)) return throwError(() => new Error('还有改动没有保存，请保存后再导入'));
    const { version, id } = draft;
    const body = { importId: file.preview.importId, mapping: file.mapping, version, ...choice };
    return ask(send, acceptCall, { body }).pipe(
      map((): Told => [events.importAccepted(), commands.loadDraft({ id, unsaved: 'keep' })]),
      startWith(events.acceptRequested()),
    );
  },
  // A draft that was left is loaded with what it got whenever it is opened.
  until: events.importClosed.match,
  succeeded: (told) => told,
  failed,
});

export const downloadRefusals = ({ save }: FilePorts): Epic =>
  saveRefusals({
    on: commands.downloadRefusals,
    call: refusedCall,
    save,
    request: (state) => {
      const file = selectFile(state);
      return file?.preview && { body: { importId: file.preview.importId, mapping: file.mapping } };
    },
    failed: (problem) => events.refusalsFailed({ problem }),
  });

export const closeImport = when(commands.closeImport, (_, state) =>
  selectFile(state)?.status === 'storing' ? undefined : events.importClosed(),
);
export const closeOnLeaving = whenLeft(
  navigation.routeEntered,
  (state) => {
    const place = selectPlace(state);
    return place?.page === 'draft' ? place.id : undefined;
  },
  () => events.importClosed(),
);
