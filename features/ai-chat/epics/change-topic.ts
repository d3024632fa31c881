import { catchError, concatMap, filter, map, of } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { deleteTopicCall, renameTopicCall } from '../contract';
import { events } from '../events';

const refused = (error: unknown) => of(events.topicChangeRejected({ problem: problemOf(error) }));

export const renameTopic: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.renameTopic.match),
    concatMap((command) =>
      send({ ...requestOf(renameTopicCall, { body: command.payload }), quiet: true }).pipe(
        map(() => events.topicRenamed(command.payload)),
        catchError(refused),
        map((event) => causedBy(event, command)),
      ),
    ),
  );

export const deleteTopic: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.deleteTopic.match),
    concatMap((command) =>
      send({ ...requestOf(deleteTopicCall, { body: command.payload }), quiet: true }).pipe(
        map(() => events.topicDeleted(command.payload)),
        catchError(refused),
        map((event) => causedBy(event, command)),
      ),
    ),
  );
