import { Provider } from 'react-redux';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { browserPorts } from '#src/program/browser-ports';
import { loadLateSlices } from '../late-slices';
import { Portal } from '../portal';
import { openStore } from '../portal-store';
import { createRoot, type RootOptions } from '../react';
import { recordTab } from './recording';
import { RecordingPanel } from './recording-panel';
import { showPortal } from './shown-portal';

/** A portal that is recorded, or one that shows what was recorded. */
export const drawRecordedPage = async (
  root: HTMLElement,
  failures: Failures,
  { options, isShown }: { readonly options: RootOptions; readonly isShown: boolean },
): Promise<void> => {
  const ports = browserPorts(window, failures);
  if (isShown) {
    const recording = showPortal(window);
    const { store, hear } = await openStore({ ports, failures, recording });
    loadLateSlices(hear);
    createRoot(root, options).render(
      <Provider store={store}>
        <Portal address="" />
      </Provider>,
    );
    recording.follow(store.dispatch);
    return;
  }
  const recording = recordTab(ports);
  const { store, hear, begin } = await openStore({ ports: recording.ports(ports), failures, recording });
  loadLateSlices(hear);
  begin();
  const keeper = recording.hand(store.getState);
  failures.failures$.subscribe(keeper.keepError);
  createRoot(root, options).render(
    <Provider store={store}>
      <Portal address={location.hash} />
      <RecordingPanel recording={recording} keeper={keeper} />
    </Provider>,
  );
};
