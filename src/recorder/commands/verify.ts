import { NotReplayable, type FullReplay } from '#infra/action-log/full-replay';
import type { ActionLog } from '#infra/action-log/reader';
import { NotFoldable, replay, type Replay, type Reducers } from '#infra/action-log/replay';
import { statesVerdictOf, verdictOf, type Verdict } from '#infra/action-log/verdict';
import { EXIT, shown, type Command, type Outlets } from './command';

const EXIT_OF = { same: EXIT.same, diverged: EXIT.diverged, none: EXIT.uncompared } as const;

interface Judged extends Verdict {
  readonly words: readonly string[];
}

const judgeStates = (log: ActionLog, replayed: Replay): Judged => {
  const { divergence, unknownSlices } = replayed;
  const words: string[] = [];
  if (divergence) {
    const { of, at, n, expected, found, slices = [] } = divergence;
    const where = `${at === 'end' ? '日志结尾' : '检查点'}（第 ${n} 个动作之后）`;
    const hashes = `记录为 ${expected.slice(0, 12)}，本次为 ${found.slice(0, 12)}`;
    const which = slices.length > 0 ? `：${slices.join('、')}` : '';
    words.push(`${of === 'state' ? '状态' : '请求'}在${where}不同${which}。${hashes}`);
  }
  if (unknownSlices.length > 0) words.push(`没有这些切片的 reducer：${unknownSlices.join('、')}`);
  return { ...statesVerdictOf(log, replayed), words };
};

/** Folds the log and says whether this build comes to the same states. */
export const verifyStates = (log: ActionLog, reducers: Reducers): Judged => {
  try {
    return judgeStates(log, replay(log, reducers));
  } catch (error) {
    if (!(error instanceof NotFoldable)) throw error;
    return { ...verdictOf(log, 1, { counts: '没有重放完', compared: 0 }), words: [error.message] };
  }
};

const verifyFully = (log: ActionLog, { actions, requests, checkpoints, divergence }: FullReplay): Judged => {
  const words: string[] = [];
  if (divergence) {
    const { of, i, n, why, differences } = divergence;
    const kind = { action: '动作', request: '请求', state: '状态', cause: '起因', exception: '异常' }[of];
    words.push(`第一处不同：${kind}，行 ${i}，第 ${n} 个动作之后：${why}`);
    for (const { path, expected, found } of differences)
      words.push(`  ${path}：记录为 ${shown(expected)}，本次为 ${shown(found)}`);
  }
  const counts = `${actions} 个动作，${requests} 个请求，${checkpoints} 个检查点，完整重放`;
  return { ...verdictOf(log, divergence ? 1 : 0, { counts, compared: actions + requests }), words };
};

/** Says it all, and gives the code of it. */
export const tellVerdict = (
  { outcome, summary, damages, words }: Judged,
  print: Outlets['print'],
): number => {
  print([summary, ...damages, ...words]);
  return EXIT_OF[outcome];
};

export const verify: Command = (log, { print, reducers, replayInFull }, { value }) => {
  const mode = value('--mode') ?? 'state';
  if (mode !== 'state' && mode !== 'full') return undefined;
  try {
    const judged = mode === 'full' ? verifyFully(log, replayInFull(log)) : verifyStates(log, reducers);
    return tellVerdict(judged, print);
  } catch (error) {
    if (!(error instanceof NotReplayable)) throw error;
    print([`不能完整重放：${error.message}`]);
    return EXIT.unreadable;
  }
};
