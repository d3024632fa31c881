import { NotReplayable, type FullReplay } from '#infra/action-log/full-replay';
import type { ActionLog } from '#infra/action-log/reader';
import { replay, type Reducers } from '#infra/action-log/replay';
import { EXIT, shown, type Command } from './command';

interface Verdict {
  readonly isSame: boolean;
  readonly report: readonly string[];
}

const verdict = (log: ActionLog, isSame: boolean, counts: string, words: readonly string[]): Verdict => {
  const whole = log.isIntact ? [] : ['文件写成之后被改动过'];
  const same = isSame && log.isIntact;
  const ending = log.end ? '' : '，没有结束行（日志被截断）';
  return {
    isSame: same,
    report: [`${same ? '一致' : '有分歧'}：${counts}${ending}`, ...whole, ...words],
  };
};

/** Folds the log and says whether this build comes to the same states. */
const verifyStates = (log: ActionLog, reducers: Reducers): Verdict => {
  const { actions, checkpoints, divergence, unknownSlices } = replay(log, reducers);
  const words: string[] = [];
  if (divergence) {
    const { of, at, n, expected, found, slices = [] } = divergence;
    const where = `${at === 'end' ? '日志结尾' : '检查点'}（第 ${n} 个动作之后）`;
    const hashes = `记录为 ${expected.slice(0, 12)}，本次为 ${found.slice(0, 12)}`;
    const which = slices.length > 0 ? `：${slices.join('、')}` : '';
    words.push(`${of === 'state' ? '状态' : '请求'}在${where}不同${which}。${hashes}`);
  }
  if (unknownSlices.length > 0) words.push(`没有这些切片的 reducer：${unknownSlices.join('、')}`);
  return verdict(log, !divergence, `${actions} 个动作，${checkpoints} 个检查点`, words);
};

const verifyFully = (log: ActionLog, { actions, requests, checkpoints, divergence }: FullReplay): Verdict => {
  const words: string[] = [];
  if (divergence) {
    const { of, i, n, why, differences } = divergence;
    const kind = { action: '动作', request: '请求', state: '状态', cause: '起因', exception: '异常' }[of];
    words.push(`第一处不同：${kind}，行 ${i}，第 ${n} 个动作之后：${why}`);
    for (const { path, expected, found } of differences)
      words.push(`  ${path}：记录为 ${shown(expected)}，本次为 ${shown(found)}`);
  }
  return verdict(
    log,
    !divergence,
    `${actions} 个动作，${requests} 个请求，${checkpoints} 个检查点，完整重放`,
    words,
  );
};

export const verify: Command = (log, { print, reducers, replayInFull }, { value }) => {
  const mode = value('--mode') ?? 'state';
  if (mode !== 'state' && mode !== 'full') return undefined;
  try {
    const { isSame, report } =
      mode === 'full' ? verifyFully(log, replayInFull(log)) : verifyStates(log, reducers);
    print(report);
    return isSame ? EXIT.same : EXIT.diverged;
  } catch (error) {
    if (!(error instanceof NotReplayable)) throw error;
    print([`不能完整重放：${error.message}`]);
    return EXIT.unreadable;
  }
};
