import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { projectPath } from '#src/contract/record-paths';
import { commands } from '../commands';

export const goToDetail: Epic = (action$, _state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.choosePeers.match),
      map(({ payload: { id, peers } }) => {
        const path = projectPath(id);
        return peers ? `${path}?peers=${peers}` : path;
      }),
    ),
    action$.pipe(
      filter(commands.openDetail.match),
      map(({ payload }) => projectPath(payload.id)),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
