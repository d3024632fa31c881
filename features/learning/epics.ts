import { concatMap, debounceTime, exhaustMap, filter, map, switchMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { SaveFile } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import {
  clockCall,
  columnCall,
  columnListCall,
  contentCall,
  fileCall,
  zoneCall,
  type Opened,
} from './contract';
import { events } from './events';
import { selectReading } from './selectors';

export const loadZone = exchange({
  on: commands.loadZone,
  overlap: switchMap,
  call: zoneCall,
  request: (query) => ({ query }),
  started: (wish) => events.zoneRequested(wish),
  succeeded: (zone) => events.zoneLoaded({ zone }),
  failed: (problem) => events.zoneFailed({ problem }),
});

export const loadColumns = exchange({
  on: commands.loadColumns,
  overlap: switchMap,
  call: columnListCall,
  started: () => events.columnsRequested(),
  succeeded: (columns) => events.columnsLoaded({ columns }),
  failed: (problem) => events.columnsFailed({ problem }),
});

const opening = (shelf: 'lessons' | 'columns', call: typeof contentCall | typeof columnCall): Epic =>
  exchange({
    on: {
      match: (action): action is ReturnType<typeof commands.openContent> =>
        commands.openContent.match(action) && action.payload.shelf === shelf,
    },
    overlap: switchMap,
    call: call as typeof contentCall,
    request: ({ id }) => ({ query: { id } }),
    started: (wish) => events.contentRequested(wish),
    succeeded: (opened: Opened) => events.contentLoaded({ opened }),
    failed: (problem) => events.contentFailed({ problem }),
  });
export const openLesson = opening('lessons', contentCall);
export const openColumn = opening('columns', columnCall);

/** What is only scrolled past is not reached. */
const SETTLE_MS = 1_200;
export const reachPlaces: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.reachPlaces.match),
    debounceTime(SETTLE_MS),
    filter(({ payload: { id, places } }) => {
      const { content } = selectReading(state$.value);
      return content?.id === id && places.length > 0;
    }),
    map((command) => causedBy(events.placesReached({ places: command.payload.places }), command)),
  );

export const answerQuestion = when(commands.answerQuestion, (answer) => events.questionAnswered(answer));

export const reportTime = exchange({
  on: commands.reportTime,
  overlap: concatMap,
  call: clockCall,
  request: (body) => ({ body }),
  succeeded: ({ counted, today }) => events.timeCounted({ counted, today }),
  failed: (problem) => events.timeFailed({ problem }),
});

/** The file never enters the store: it is handed on as it comes. */
export const downloadFile = (save: SaveFile): Epic =>
  exchange({
    on: commands.downloadFile,
    overlap: exhaustMap,
    call: fileCall,
    request: (_, state) => {
      const { content } = selectReading(state);
      return content && { body: { id: content.id }, expects: 'blob', quiet: false };
    },
    read: readFile('下载的内容不是文件'),
    started: () => events.fileRequested(),
    succeeded: (file, _, state) => {
      const { content } = selectReading(state);
      save(`${content?.title ?? '课程'}-计算表.xlsx`, file);
      return events.fileSaved({ id: content?.id ?? '' });
    },
    failed: (problem) => events.fileFailed({ problem }),
  });
