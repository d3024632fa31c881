import { filter, merge, take } from 'rxjs';
import { commands as home, events as homeEvents } from '#features/home/index';
import { events as navigation } from '#features/navigation/index';
import { notices } from '#src/kernel/shared-events';
import { readPageAnswers } from '#infra/browser/page-answers';
import { buildOf } from '#src/program/build';
import { AS_OF } from './kept-page';
import type { OpenedStore } from './portal-store';
import { whenFree } from './prefetch';
import { reloadForNewBuild } from './shell/chunk-failure';

const read = async (path: string): Promise<unknown> => (await fetch(path, { cache: 'no-cache' })).json();

/** Another build or another configuration stands on the server by now. */
const isOutdated = async (): Promise<boolean> => {
  const [now, configuration] = await Promise.all([read('/build.json'), read('/config.json')]);
  const { build } = now as { readonly build: string };
  return (
    build !== buildOf(document) ||
    JSON.stringify(configuration) !== JSON.stringify(readPageAnswers(document).configuration)
  );
};

const replaceOutdated = async (store: OpenedStore['store']): Promise<void> => {
  // Without a network nothing is known of it.
  if (!(await isOutdated().catch(() => false))) return;
  // Whoever has touched nothing yet loses nothing.
  if (!navigator.userActivation.hasBeenActive && (await reloadForNewBuild())) return;
  store.dispatch(notices.noticeRaised({ type: 'info', text: '系统已更新，刷新页面后使用新版本' }));
};

/**
 * A page that came from this browser says of when its figures are. When it is free it asks for those of now, and the
 * line goes with them, or with the page they stand on; without a network both stay.
 */
export const refreshKeptPage = (
  { store, hear }: Pick<OpenedStore, 'store' | 'hear'>,
  isDrawn: boolean,
): void => {
  const line = document.getElementById(AS_OF);
  if (!line) return;
  const left$ = hear(navigation.routeEntered.match).pipe(filter(({ payload }) => payload.name !== 'home'));
  merge(left$, hear(homeEvents.contentLoaded.match))
    .pipe(take(1))
    .subscribe(() => line.remove());
  if (!isDrawn) line.remove();
  whenFree(() => {
    if (line.isConnected) store.dispatch(home.loadHome());
    void replaceOutdated(store);
  });
};
