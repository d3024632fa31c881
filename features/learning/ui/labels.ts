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
