import { mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { saveRefusals, uploadFile } from '#src/calls/file-import';
import { MOST_BYTES } from '#src/contract/uploaded-file';
import type { FilePorts } from '#src/kernel/ports';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { whenLeft } from '#src/kernel/when-left';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { acceptCall, kindsCall, previewCall, refusedCall, uploadCall, type ImportPreview } from './contract';
import { events } from './events';
import {
  selectChoices,
  selectIsHere,
  selectIsReadAsChosen,
  selectKindName,
  selectPreview,
  selectStatus,
} from './selectors';

const unread = (problem: Problem) => events.readingFailed({ problem });
const understood = (preview: ImportPreview): DomainEvent => events.fileUnderstood({ preview });
const isNewFile = (action: Message) =>
  events.readingRequested.match(action) && action.payload.choices === undefined;

export const loadKinds = exchange({
  on: commands.loadKinds,
  overlap: switchMap,
  call: kindsCall,
  started: () => events.kindsRequested(),
  succeeded: (offered) => events.kindsLoaded({ offered }),
  failed: (problem) => events.kindsFailed({ problem }),
});

export const chooseFile = ({ pick }: FilePorts): Epic =>
  uploadFile({
    on: commands.chooseFile,
    pick: () => pick('.xlsx,.csv', MOST_BYTES),
    call: uploadCall,
    request: ({ name, content }, state) => ({
      body: { kind: selectKindName(state), fileName: name, workbook: content },
    }),
    until: events.fileClosed.match,
    requested: () => events.readingRequested({}),
    understood,
    failed: unread,
  });

export const changeChoices = exchange({
  on: commands.changeChoices,
  overlap: switchMap,
  call: previewCall,
  request: ({ choices }, state) => {
    const importId = selectPreview(state)?.importId;
    if (!importId || selectStatus(state) === 'storing') return undefined;
    return { body: { importId, choices } };
  },
  until: (action) => events.fileClosed.match(action) || isNewFile(action),
  started: ({ choices }) => events.readingRequested({ choices }),
  succeeded: understood,
  failed: unread,
});

/**
 * Whoever leaves the page meanwhile hears of the rows all the same: the server stores them. The answer names its file,
 * for another may be shown by then.
 */
export const accept = exchange({
  on: commands.accept,
  overlap: mergeMap,
  call: acceptCall,
  request: ({ importId }, state) =>
    selectPreview(state)?.importId === importId &&
    selectStatus(state) === 'shown' &&
    selectIsReadAsChosen(state)
      ? { body: { importId, choices: selectChoices(state) } }
      : undefined,
  started: () => events.acceptRequested(),
  succeeded: (receipt, { importId }) => events.recordsImported({ importId, receipt }),
  failed: (problem, { importId }) => events.importFailed({ importId, problem }),
});

export const downloadRefusals = ({ save }: FilePorts): Epic =>
  saveRefusals({
    on: commands.downloadRefusals,
    call: refusedCall,
    save,
    request: (state) => {
      const preview = selectPreview(state);
      return preview && { body: { importId: preview.importId, choices: selectChoices(state) } };
    },
    failed: (problem) => events.refusalsFailed({ problem }),
  });

export const close = when(commands.close, (_, state) =>
  selectStatus(state) === 'storing' ? undefined : events.fileClosed(),
);
export const closeOnLeaving = whenLeft(
  navigation.routeEntered,
  (state) => (selectIsHere(state) ? selectKindName(state) : undefined),
  () => events.fileClosed(),
);
