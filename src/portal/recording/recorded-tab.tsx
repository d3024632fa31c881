import { Provider } from 'react-redux';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { browserPorts } from '#src/program/browser-ports';
import { loadLateSlices } from '../late-slices';
import { Portal } from '../portal';
import { openStore } from '../portal-store';
import { createRoot, type RootOptions } from '../react';
import { linkKeeper } from './keeper-link';
import { RecordingPanel } from './recording-panel';
import { showPortal } from './shown-portal';
import { tabTape } from './tab-tape';

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
  const tape = tabTape(ports, { isWhole: true });
  const { store, hear, begin } = await openStore({ ports: tape.ports(ports), failures, recording: tape });
  tape.attend({ state: store.getState, hear, failures });
  loadLateSlices(hear);
  begin();
  const keeper = linkKeeper(tape);
  failures.failures$.subscribe(keeper.keepError);
  createRoot(root, options).render(
    <Provider store={store}>
      <Portal address={location.hash} />
      <RecordingPanel tape={tape} keeper={keeper} />
    </Provider>,
  );
};
