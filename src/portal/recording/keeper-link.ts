import { handOver } from '#infra/action-log/hand-over';
import type { MadeLog } from '#infra/action-log/keeper';
import type { Answer, Asking } from '#infra/action-log/keeping';
import type { Segment, State } from '#infra/action-log/kept';
import type { Steps } from '#infra/action-log/steps';
import type { Origin } from '#infra/action-log/write-log';
import { nextTask } from '#infra/browser/next-task';

export interface KeeperLink {
  /** About as many bytes as a file of all would have. */
  readonly bytes: () => number;
  /** A file of all that was recorded, or of the last so many ms of it. */
  readonly make: (lastMs: number | undefined, advanced: (done: number) => void) => Promise<MadeLog>;
  /** Something broke: the log until now stays in the browser. */
  readonly keepError: () => void;
}

export interface KeeperPlan {
  readonly worker: Pick<Worker, 'postMessage' | 'onmessage'>;
  readonly origin: Origin;
  readonly segments: readonly Segment[];
  readonly state: () => State;
  readonly now: () => number;
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

/** Hands over what was recorded, every other second and a few milliseconds at a time. */
export const linkKeeper = ({ worker, origin, segments, state, now }: KeeperPlan): KeeperLink => {
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

  ask({ k: 'begin', origin });
  const rest = handOver(segments, ask);
  let handing = Promise.resolve();
  const hand = () => (handing = handing.then(() => inPieces(rest(state, now))));
  setInterval(() => void hand(), EVERY_MS);
  const then = (asking: Asking) => void hand().then(() => ask(asking));
  addEventListener('pagehide', () => ask({ k: 'keep', isOfError: false }));

  return {
    bytes: () => bytes,
    make: (lastMs, advanced) =>
      new Promise((made) => {
        making = { advanced, made };
        then({ k: 'make', ...(lastMs !== undefined && { lastMs }) });
      }),
    keepError: () => then({ k: 'keep', isOfError: true }),
  };
};
