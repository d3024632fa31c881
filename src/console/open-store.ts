import { defer, EMPTY, map, of } from 'rxjs';
import { analysis } from '#features/analysis/index';
import { auth, commands as authCommands, events as authEvents } from '#features/auth/index';
import { eventStream } from '#infra/browser/event-stream';
import { saveFile } from '#infra/browser/save-file';
import { readConfiguration } from '#infra/gateway/configuration';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { browserPorts } from '#src/program/browser-ports';
import { programGateway } from '#src/program/gateway';
import { joinStore } from '#src/program/join-store';
import { createProgramStore } from '#src/program/store';

const nothing = () => undefined;

/** The console lives on the session of the portal, and has no log-in of its own: a captcha goes unanswered here. */
export const openStore = (view: Window & typeof globalThis, failures: Failures) => {
  const ports = browserPorts(view, failures);
  const wire = joinStore();
  const send = programGateway({
    ports,
    wire,
    configuration: readConfiguration((path) => view.fetch(path)),
    // A console has no captcha: the server's question is the answer.
    passCaptcha: ({ request, asking, goOn }) => (asking ? of(asking) : goOn(request)),
    businessPath: (next) => next,
  });
  const { store, join } = createProgramStore({
    ports: { ...ports, send, captcha: { solve: () => EMPTY, hand: nothing } },
    standing: {
      session: [authEvents.loggedIn.type, authEvents.loggedOut.type, authEvents.noSessionFound.type],
    },
    epics: { wire: wire.epic },
  });
  join(auth);
  join(analysis, {
    listen: (sender, request) => eventStream(sender, request),
    save: saveFile(view),
    writeParquet: (table) =>
      defer(() => import(/* webpackChunkName: "parquet" */ '#src/tables/parquet')).pipe(
        map(({ parquetOf }) => parquetOf(table)),
      ),
  });
  store.dispatch(authCommands.resume());
  return store;
};
