import { filter, map, tap } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { commands } from '../commands';
import type { IndexResult } from '../contract';
import { events } from '../events';
import { selectDetail } from '../selectors';
import { seriesFile } from '../series-file';

/** Offers a text as a download under this name. */
export type Save = (name: string, text: string) => void;

export const saveSeries =
  (save: Save): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(commands.saveSeries.match),
      map((command) => ({ command, result: selectDetail(state$.value).result })),
      filter((one): one is typeof one & { readonly result: IndexResult } => one.result !== undefined),
      tap(({ result }) => save(`${result.series.name}.csv`, seriesFile(result))),
      map(({ command, result }) => events.seriesSaved({ id: result.series.id }, command)),
    );
