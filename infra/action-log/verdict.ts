import type { Damage } from './damages';
import type { ActionLog } from './reader';
import type { Replay } from './replay';

export interface Verdict {
  /** `none`: the log says nothing that could be compared. */
  readonly outcome: 'same' | 'diverged' | 'none';
  /** In one line. */
  readonly summary: string;
  /** Where the file is not as it was written, each with its line. */
  readonly damages: readonly string[];
}

export const damageWords = (damage: Damage): string => {
  const at = `第 ${damage.at} 行`;
  switch (damage.of) {
    case 'lost':
      return `${at}之后少了${damage.lines === 1 ? '一' : ` ${damage.lines} `}行`;
    case 'order':
      return `${at}重复，或次序不对`;
    case 'count':
      return `${at}记录到此又有 ${damage.expected} 个动作，文件里有 ${damage.found} 个`;
    case 'beyond':
      return `结束行之后还有 ${damage.lines} 行，从${at}起`;
    case 'bytes':
      return `${at}（结束行）的校验值与之前的内容不符：文件写成之后被改动过`;
  }
};

const OUTCOME_WORDS = { same: '一致', none: '什么也没有比较' } as const;

/** @param counts what was replayed, in words */
export const verdictOf = (
  log: ActionLog,
  divergences: number,
  { counts, compared }: { readonly counts: string; readonly compared: number },
): Verdict => {
  const damages = log.damages.map(damageWords);
  const places = divergences + damages.length;
  const ending = log.end ? '' : '，没有结束行（日志被截断），无从核对内容是否被改动过';
  const outcome = places > 0 ? 'diverged' : compared > 0 ? 'same' : 'none';
  return {
    outcome,
    summary: `${outcome === 'diverged' ? `有分歧（${places} 处）` : OUTCOME_WORDS[outcome]}：${counts}${ending}`,
    damages,
  };
};

/** Of a log whose events were folded. */
export const statesVerdictOf = (
  log: ActionLog,
  { actions, checkpoints, divergences }: Pick<Replay, 'actions' | 'checkpoints' | 'divergences'>,
): Verdict => {
  const last = log.lines.findLastIndex(({ k }) => k === 'c');
  const rest = log.lines.slice(last).filter(({ k }) => k === 'a').length;
  const until =
    !log.end && checkpoints > 0 && rest > 0
      ? `，只比较到第 ${actions - rest} 个动作，其后 ${rest} 个没有可以比较的`
      : '';
  return verdictOf(log, divergences.length, {
    counts: `${actions} 个动作，${checkpoints} 个检查点${until}`,
    compared: checkpoints + (log.end ? 1 : 0),
  });
};
