import './without-eval';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { browserPorts } from './browser-ports';
import { replayEarlyInput } from './early-input';
import { loadLateSlices } from './late-slices';
import { Portal } from './portal';
import { openStore } from './portal-store';
import { isHome, pathInHash } from './shell/tabs';

const address = location.hash;
const ports = browserPorts(window);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const drawPage = () => {
  const { store, hear } = openStore({ ports });
  loadLateSlices(hear);
  const portal = (
    <Provider store={store}>
      <Portal address={address} />
    </Provider>
  );
  // The prerendered page is the home page: hydrate it there, draw anew (in one frame) on a deep link.
  if (isHome(pathInHash(address))) hydrateRoot(root, portal);
  else createRoot(root).render(portal);
};

const drawRecordedPage = async () => {
  const { RecordingPanel, recordTab } = await import(/* webpackChunkName: "recording" */ './recorded-tab');
  const recording = recordTab(ports);
  const { store, hear } = openStore({ ports, recording });
  loadLateSlices(hear);
  createRoot(root).render(
    <Provider store={store}>
      <Portal address={address} />
      <RecordingPanel recording={recording} />
    </Provider>,
  );
};

if (new URLSearchParams(location.search).get('record') === '1') await drawRecordedPage();
else drawPage();

// Once React listens: effects run before the next frame is painted, so two frames are enough.
requestAnimationFrame(() => requestAnimationFrame(replayEarlyInput));
