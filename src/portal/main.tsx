import '#src/program/without-eval';
import '#src/ui/styles/base.css';
import '#src/ui/styles/looks.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Provider } from 'react-redux';
import { catchFailures } from '#infra/browser/error-reporting/catch-failures';
import { browserPorts } from '#src/program/browser-ports';
import { loadLateSlices } from './late-slices';
import { Portal } from './portal';
import { openStore } from './portal-store';
import { isChunkFailure } from './shell/chunk-failure';
import { isHome, pathInHash } from './shell/tabs';

const address = location.hash;
const failures = catchFailures(window);
const ports = browserPorts(window, failures);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Besides being told, both are seen in the console as ever. */
const rootOptions: RootOptions = {
  onCaughtError: (error) => {
    console.error(error);
    if (!isChunkFailure(error)) failures.tell('view', error);
  },
  onUncaughtError: (error) => {
    console.error(error);
    failures.tell('uncaught', error);
  },
};

const drawPage = () => {
  const { store, hear, start } = openStore({ ports, failures });
  loadLateSlices(hear);
  // The prerendered page is the home page: hydrate it there, draw anew (in one frame) on a deep link.
  const isDrawn = isHome(pathInHash(address));
  // Hydration takes its time, in which a session may be resumed or the address change: it goes by the state the page was
  // drawn with, and what has come since is drawn after it.
  const portal = (
    <Provider store={store} {...(isDrawn && { serverState: start })}>
      <Portal address={address} />
    </Provider>
  );
  // A transition is worked off in slices: a slow phone hears a finger in between.
  if (isDrawn) startTransition(() => void hydrateRoot(root, portal, rootOptions));
  else createRoot(root, rootOptions).render(portal);
};

const drawRecordedPage = async () => {
  const { RecordingPanel, recordTab } = await import(
    /* webpackChunkName: "recording" */ './recording/recorded-tab'
  );
  const recording = recordTab(ports);
  const { store, hear } = openStore({ ports: recording.ports(ports), failures, recording });
  loadLateSlices(hear);
  createRoot(root, rootOptions).render(
    <Provider store={store}>
      <Portal address={address} />
      <RecordingPanel recording={recording} />
    </Provider>,
  );
};

if (new URLSearchParams(location.search).get('record') === '1') void drawRecordedPage();
else drawPage();
