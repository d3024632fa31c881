import { MODULES } from '../modules';

const MINUTE = 60;

/** 12 分 30 秒 */
export const sayTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE];
  if (minutes === 0) return `${rest} 秒`;
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
};

export const moduleTitle = (name: string): string =>
  MODULES.find((module) => module.name === name)?.title ?? '学习专区';

/** Whether a section is done, and what one that was left too soon lacks. */
export const standingOf = (
  section: string,
  done: readonly string[],
  missing: Readonly<Record<string, number>>,
): string | undefined => {
  if (done.includes(section)) return '已学';
  const seconds = missing[section];
  return seconds === undefined ? undefined : `再读 ${sayTime(seconds)}记为已学`;
};
