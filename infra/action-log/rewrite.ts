import { runningHash } from './hash';
import { CHECKPOINT_EVERY } from './format';
import type { ActionLine, Header, LogLine } from './log';
import { packer } from './packing';
import type { ActionLog } from './reader';
import { fold, startOf, type Reducers } from './replay';
import { requestsHash } from './request-hash';
import { stateHasher } from './state-hash';

/** A log of these lines, its hashes as this build folds them. Checkpoints and end of before are left out. */
export const writeLines = (header: Header, lines: readonly LogLine[], reducers: Reducers): string => {
  const { next } = fold(reducers);
  const hashState = stateHasher();
  const requests = requestsHash();
  const bytes = runningHash();
  const texts: string[] = [];
  const textOf = packer();
  const put = (line: object): void => {
    const text = textOf(line);
    bytes.add(`${text}\n`);
    texts.push(text);
  };
  let state = startOf(header);
  let n = 0;
  put(header);
  for (const line of lines) {
    if (line.k === 'c' || line.k === 'e') continue;
    if (line.k === 'a') {
      if (n > 0 && n % CHECKPOINT_EVERY === 0) put({ k: 'c', n, ...hashState(state), qh: requests.sofar() });
      state = next(state, line);
      n += 1;
    }
    if (line.k === 'q') requests.add(line);
    put(line);
  }
  put({ k: 'e', n, ...hashState(state), qh: requests.sofar(), fh: bytes.sofar() });
  return `${texts.join('\n')}\n`;
};

/** The same log with fewer actions and nothing else: what replays it folds it. They keep their numbers. */
export const withActions = (
  { header, lines }: ActionLog,
  actions: readonly ActionLine[],
  reducers: Reducers,
): string => {
  const skipped = header.skipped + lines.length - actions.length;
  return writeLines({ ...header, skipped }, actions, reducers);
};
