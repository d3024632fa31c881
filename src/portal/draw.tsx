import { startTransition } from 'react';
import { Provider } from 'react-redux';
import { selectEntered } from '#features/navigation/index';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { nextTask } from '#infra/browser/next-task';
import { browserPorts } from '#src/program/browser-ports';
import { formatNumber } from '#src/ui/format';
import { loadLateSlices } from './late-slices';
import { Portal } from './portal';
import { openStore } from './portal-store';
import { latePlace } from './recording/late-tape';
import { memberTape } from './recording/member-tape';
import { refreshKeptPage } from './refresh-kept-page';
import { createRoot, hydrateRoot, type RootOptions } from './react';
import { isChunkFailure } from './shell/chunk-failure';
import { isHome, pathInHash } from './shell/tabs';

/** Besides being told, both are seen in the console as ever. */
const rootOptionsOf = (failures: Failures): RootOptions => ({
  onCaughtError: (error) => {
    console.error(error);
    if (!isChunkFailure(error)) failures.tell('view', error);
  },
  onUncaughtError: (error) => {
    console.error(error);
    failures.tell('uncaught', error);
  },
});

const takeOver = async (root: HTMLElement, failures: Failures) => {
  const ports = browserPorts(window, failures);
  const tape = await memberTape(ports);
  const { store, hear, begin, start } = await openStore({
    ports: tape?.ports(ports) ?? ports,
    failures,
    recording: tape ?? latePlace,
  });
  tape?.attend({ state: store.getState, hear, failures });
  const address = location.hash;
  loadLateSlices(hear);
  begin();
  await nextTask();
  // The first number makes the browser read its tables of the language, which hydration could not divide.
  formatNumber(0);
  await nextTask();
  // The prerendered page is the home page: hydrate it there, draw anew (in one frame) on a deep link.
  const isDrawn = isHome(pathInHash(`#${selectEntered(start)?.fullPath ?? pathInHash(address)}`));
  // Hydration takes its time, in which a session may be resumed or the address change: it goes by the state the page was
  // drawn with, and what has come since is drawn after it.
  const portal = (
    <Provider store={store} {...(isDrawn && { serverState: start })}>
      <Portal address={address} />
    </Provider>
  );
  const rootOptions = rootOptionsOf(failures);
  // A transition is worked off in slices: a slow phone hears a finger in between.
  if (isDrawn) startTransition(() => void hydrateRoot(root, portal, rootOptions));
  else createRoot(root, rootOptions).render(portal);
  refreshKeptPage({ store, hear }, isDrawn);
};

export const drawPage = async (failures: Failures): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const record = new URLSearchParams(location.search).get('record');
  if (record !== '1' && record !== 'shown') return takeOver(root, failures);
  const { drawRecordedPage } = await import(/* webpackChunkName: "recording" */ './recording/recorded-tab');
  return drawRecordedPage(root, failures, { options: rootOptionsOf(failures), isShown: record === 'shown' });
};
