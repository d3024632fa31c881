import type { ActionLog } from '#infra/action-log/reader';
import { replay, type Reducers } from '#infra/action-log/replay';

export interface Verdict {
  readonly isSame: boolean;
  readonly report: string;
}

/** Folds the log and says in words whether this build comes to the same states. */
export const verify = (log: ActionLog, reducers: Reducers): Verdict => {
  const { actions, checkpoints, divergence, unknownSlices } = replay(log, reducers);
  const words: string[] = [];
  if (!log.isIntact) words.push('the file was changed after it was written');
  if (divergence) {
    const { of, at, n, expected, found } = divergence;
    words.push(
      `${of === 'state' ? 'state differs' : 'requests differ'} at the ${at} after ${n} actions: ${expected.slice(0, 12)} recorded, ${found.slice(0, 12)} found`,
    );
  }
  if (unknownSlices.length > 0) words.push(`no reducer for ${unknownSlices.join(', ')}`);
  const isSame = log.isIntact && !divergence;
  const ending = log.end ? '' : ', no end line (the log was cut off)';
  return {
    isSame,
    report: [
      `${isSame ? 'same' : 'diverged'}: ${actions} actions, ${checkpoints} checkpoints${ending}`,
      ...words,
    ].join('\n'),
  };
};
