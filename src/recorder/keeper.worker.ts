import { logKeeper } from '#infra/action-log/keeper';
import { keeping } from '#infra/action-log/keeping';
import { keepLog } from '#infra/browser/kept-logs';

const { hear } = keeping({
  keeper: logKeeper({ newKey: () => crypto.getRandomValues(new Uint8Array(32)) }),
  say: (word) => postMessage(word),
  keep: (log) => void keepLog(log).catch(() => undefined),
  now: () => Date.now(),
});
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => hear(data));
