import type { MadeLog } from '#infra/action-log/keeper';
import { base64Of, gzip } from '#infra/browser/gzip';
import { MINUTE_MS, type FrozenTape } from './frozen-tape';
import { handFrozen } from './keeper-link';
import type { TabTape } from './taped';

export interface Report {
  readonly log: MadeLog;
  readonly actionLog: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly isCut: boolean;
}

/** Less would be no more than what is cut at once. */
const SHORTEST_MS = 7_500;
const SECOND_MS = 1_000;

const startOf = (text: string): number =>
  (JSON.parse(text.slice(0, text.indexOf('\n'))) as { readonly t0: number }).t0;

/** As much of the end of a tape as fits, each time from a state that the log begins with. */
export const fitting = async (
  make: (lastMs: number) => Promise<MadeLog>,
  pack: (text: string) => Promise<Uint8Array<ArrayBuffer>>,
  { at, mostBytes }: Pick<FrozenTape, 'at'> & { readonly mostBytes: number },
): Promise<(Omit<Report, 'actionLog'> & { readonly packed: Uint8Array<ArrayBuffer> }) | undefined> => {
  for (let lastMs = MINUTE_MS; lastMs >= SHORTEST_MS; lastMs /= 2) {
    const log = await make(lastMs);
    const packed = await pack(log.text);
    if (packed.length > mostBytes) continue;
    const seconds = Math.ceil((at - startOf(log.text)) / SECOND_MS);
    return { log, packed, bytes: packed.length, seconds, isCut: lastMs < MINUTE_MS };
  }
  return undefined;
};

/** Redacted in the worker, line by line before there is a line; packed here. Undefined where nothing fits. */
export const makeReport = async (
  tape: Pick<TabTape, 'ids'>,
  frozen: FrozenTape,
  mostBytes: number,
): Promise<Report | undefined> => {
  const { make, close } = await handFrozen(tape, frozen);
  try {
    const found = await fitting(make, gzip, { at: frozen.at, mostBytes });
    if (!found) return undefined;
    const { packed, ...report } = found;
    return { ...report, actionLog: await base64Of(packed) };
  } finally {
    close();
  }
};
