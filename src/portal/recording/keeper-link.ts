import { handOver } from '#infra/action-log/hand-over';
import type { MadeLog } from '#infra/action-log/keeper';
import type { Answer, Asking } from '#infra/action-log/keeping';
import { atOnce, type Steps } from '#infra/action-log/steps';
import { nextTask } from '#infra/browser/next-task';
import { pageLife } from '#infra/browser/page-life';
import { buildOf } from '#src/program/build';
import type { FrozenTape } from './frozen-tape';
import { KEEPER } from './keeper-address';
import type { TabTape } from './taped';

type MakeLog = (lastMs: number | undefined, advanced: (done: number) => void) => Promise<MadeLog>;

export interface KeeperLink {
  /** About as many bytes as a file of all would have. */
  readonly bytes: () => number;
  /** A file of all that was recorded, or of the last so many ms of it. */
  readonly make: MakeLog;
  /** Something broke: the log until now stays in the browser. */
  readonly keepError: () => void;
  readonly end: () => void;
}

const PIECE_MS = 12;
const EVERY_MS = 2_000;

const inPieces = async (work: Steps<void>): Promise<void> => {
  for (;;) {
    const until = performance.now() + PIECE_MS;
    while (performance.now() < until) if (work.next().done) return;
    await nextTask();
  }
};

/** The worker that makes logs of this tab. */
const openKeeper = ({ ids }: Pick<TabTape, 'ids'>) => {
  const worker = new Worker(KEEPER);
  const ask = (asking: Asking) => worker.postMessage(asking);
  let bytes = 0;
  let making:
    | { readonly advanced: (done: number) => void; readonly made: (log: MadeLog) => void }
    | undefined;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.k === 'size') bytes = data.bytes;
    else if (data.k === 'progress') making?.advanced(data.done);
    else making?.made(data);
  };
  ask({
    k: 'begin',
    origin: {
      recording: ids.uuid(),
      app: 'portal',
      build: buildOf(document),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
      viewport: [innerWidth, innerHeight],
    },
  });
  const make: MakeLog = (lastMs, advanced) =>
    new Promise((made, failed: (error: Error) => void) => {
      worker.onerror = ({ message }) => failed(new Error(message));
      making = { advanced, made };
      ask({ k: 'make', ...(lastMs !== undefined && { lastMs }) });
    });
  return { ask, make, bytes: () => bytes, close: () => worker.terminate() };
};

/** Hands over what was recorded, every other second and a few milliseconds at a time. */
export const linkKeeper = (tape: TabTape): KeeperLink => {
  const { ask, make, bytes, close } = openKeeper(tape);
  const rest = handOver(tape.segments, ask);
  let handing = Promise.resolve();
  const hand = () => (handing = handing.then(() => inPieces(rest(tape.state, tape.now))));
  const timer = setInterval(() => void hand(), EVERY_MS);
  // A page that goes away has no later task.
  const hidden = pageLife(window).hidden$.subscribe(() => {
    atOnce(rest(tape.state, tape.now));
    ask({ k: 'keep', isOfError: false });
  });
  return {
    bytes,
    make: (lastMs, advanced) => hand().then(() => make(lastMs, advanced)),
    keepError: () => void hand().then(() => ask({ k: 'keep', isOfError: true })),
    end: () => {
      clearInterval(timer);
      hidden.unsubscribe();
      close();
    },
  };
};

/** Hands over what stands still, for files of it; nothing is kept. */
export const handFrozen = async (tape: Pick<TabTape, 'ids'>, { segments, state, at }: FrozenTape) => {
  const { ask, make, close } = openKeeper(tape);
  ask({ k: 'once' });
  await inPieces(
    handOver(segments, ask)(
      () => state,
      () => at,
    ),
  );
  return { make: (lastMs: number) => make(lastMs, () => undefined), close };
};
