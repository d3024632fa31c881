import { exhaustMap, map, startWith, switchMap } from 'rxjs';
import { ask, exchange, readFile } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import {
  acceptCall,
  kindsCall,
  MOST_BYTES,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportPreview,
} from './contract';
import { events } from './events';
import type { FilePorts } from './ports';
import { selectChoices, selectKindName, selectPreview } from './selectors';

const unread = (problem: Problem) => events.readingFailed({ problem });
const understood = (preview: ImportPreview): DomainEvent => events.fileUnderstood({ preview });

export const loadKinds = exchange({
  on: commands.loadKinds,
  overlap: switchMap,
  call: kindsCall,
  started: () => events.kindsRequested(),
  succeeded: (offered) => events.kindsLoaded({ offered }),
  failed: (problem) => events.kindsFailed({ problem }),
});

/** The file itself never enters the store: it is handed on as it comes. */
export const chooseFile = ({ pick }: FilePorts): Epic =>
  attempt({
    on: commands.chooseFile,
    overlap: switchMap,
    work: (_, { send }, state) =>
      pick('.xlsx,.csv', MOST_BYTES).pipe(
        switchMap(({ name, content }) => {
          const body = { kind: selectKindName(state), fileName: name, workbook: content };
          return ask(send, uploadCall, { body }).pipe(
            map(understood),
            startWith(events.readingRequested({})),
          );
        }),
      ),
    succeeded: (event) => event,
    failed: unread,
  });

export const changeChoices = exchange({
  on: commands.changeChoices,
  overlap: switchMap,
  call: previewCall,
  request: ({ choices }, state) => {
    const importId = selectPreview(state)?.importId;
    return importId ? { body: { importId, choices } } : undefined;
  },
  started: ({ choices }) => events.readingRequested({ choices }),
  succeeded: understood,
  failed: unread,
});

export const accept = exchange({
  on: commands.accept,
  overlap: exhaustMap,
  call: acceptCall,
  request: (_, state) => {
    const preview = selectPreview(state);
    return preview && { body: { importId: preview.importId, choices: preview.choices } };
  },
  started: () => events.acceptRequested(),
  succeeded: (receipt) => events.recordsImported({ receipt }),
  failed: (problem) => events.importFailed({ problem }),
});

export const downloadRefusals = ({ save }: FilePorts): Epic =>
  exchange({
    on: commands.downloadRefusals,
    overlap: exhaustMap,
    call: refusedCall,
    request: (_, state) => {
      const preview = selectPreview(state);
      if (!preview) return undefined;
      const body = { importId: preview.importId, choices: selectChoices(state) };
      return { body, expects: 'blob', quiet: false };
    },
    read: readFile('下载的内容不是文件'),
    succeeded: (content) => {
      save('未导入的行.csv', content);
      return undefined;
    },
    failed: unread,
  });

export const close = when(commands.close, () => events.fileClosed());
