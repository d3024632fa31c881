import { concatMap, debounceTime, filter, map, mergeMap, switchMap } from 'rxjs';
import { ask, exchange, readFile } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { SaveFile } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { collectionOf } from './content-path';
import { clockCall, columnCall, columnListCall, contentCall, fileCall, zoneCall } from './contract';
import { events } from './events';
import { selectReading } from './selectors';

export const loadZone = exchange({
  on: commands.loadZone,
  overlap: switchMap,
  call: zoneCall,
  request: (query) => ({ query }),
  started: (query) => events.zoneRequested(query),
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

const OPENING = { lessons: contentCall, columns: columnCall } as const;

export const openContent = attempt({
  on: commands.openContent,
  overlap: switchMap,
  work: ({ collection, id }, { send }) => ask(send, OPENING[collection], { query: { id } }),
  // Whoever has left does not read it: no time is counted.
  until: (action) => navigation.routeEntered.match(action) && !collectionOf(action.payload.name),
  started: (query) => events.contentRequested(query),
  succeeded: (opened, query) => events.contentLoaded({ query, opened }),
  failed: (problem, query) => events.contentFailed({ query, problem }),
});

export const goToPlace = when(commands.goToPlace, (place) => events.placeWanted(place));

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
  succeeded: (counted, beat) => events.timeCounted({ beat, counted }),
  failed: (problem) => events.timeFailed({ problem }),
});

/** The file never enters the store: it is handed on as it comes. */
export const downloadFile = (save: SaveFile): Epic =>
  exchange({
    on: commands.downloadFile,
    overlap: mergeMap,
    subject: ({ id }) => id,
    call: fileCall,
    request: ({ id }) => ({ body: { id }, expects: 'blob', quiet: false }),
    read: readFile('下载的内容不是文件'),
    started: ({ id }) => events.fileRequested({ id }),
    succeeded: (file, { id, title }) => {
      save(`${title}-计算表.xlsx`, file);
      return events.fileSaved({ id });
    },
    failed: (problem, { id }) => events.fileFailed({ id, problem }),
  });
