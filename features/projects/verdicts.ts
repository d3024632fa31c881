import type { FigureKind, Verdict } from './contract-verdicts';

/** The mark that stands on a figure: somebody has looked at it and found it right. */
export const normalMark = (
  verdicts: readonly Verdict[],
  kind: FigureKind,
  name: string,
): Verdict | undefined =>
  verdicts.find(
    (each) => each.isStanding && each.verdict === 'normal' && each.kind === kind && each.name === name,
  );

/** 审核员 · 某咨询所 2026-03-02 10:15：外立面为石材幕墙 */
export const verdictWords = ({ actor, at, reason }: Verdict): string => `${actor} ${at}：${reason}`;
