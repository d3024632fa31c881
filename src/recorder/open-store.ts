import { defer, EMPTY, from, map, shareReplay } from 'rxjs';
import { MOST_BYTES } from '#infra/action-log/format';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { keptLogs } from '#infra/browser/kept-logs';
import { queryAddress } from '#infra/browser/query-address';
import { readTextFile } from '#infra/browser/read-text-file';
import { saveFile } from '#infra/browser/save-file';
import { portalWindow } from '#infra/browser/shown-portal';
import { browserPorts } from '#src/program/browser-ports';
import { createProgramStore } from '#src/program/store';
import { loadReducers } from './browser-slices';
import { recorder } from './page/slice';

const nothing = () => undefined;

/** The page has no gateway: what is opened here goes nowhere. */
export const openStore = (view: Window & typeof globalThis, failures: Failures) => {
  const { store, join } = createProgramStore({
    ports: {
      ...browserPorts(view, failures),
      address: queryAddress(view),
      send: () => EMPTY,
      captcha: { solve: () => EMPTY, hand: nothing },
    },
    standing: {},
  });
  join(recorder, {
    kept$: defer(() => from(keptLogs())).pipe(
      map((logs) =>
        logs.map(({ name, at, isOfError, text }) => ({
          at,
          isOfError,
          file: new File([text], `${name}.alog.ndjson`),
        })),
      ),
    ),
    read: readTextFile(MOST_BYTES),
    reducers$: defer(() => from(loadReducers())).pipe(shareReplay(1)),
    save: saveFile(view),
    portal: portalWindow(view),
  });
  return store;
};
