import type { Act } from './acts';
import { isInfo, type LoadedPart } from './parts';

/** Whether an act whose answer was lost took effect, by what is loaded since; undefined where this does not tell. */
export const wasMade = (act: Act, loaded: LoadedPart): boolean | undefined => {
  if (loaded.part !== act.key) return undefined;
  if (loaded.part === 'question') return loaded.data.answered !== null;
  if (!isInfo(loaded)) return false;
  const { own, goals, tasks } = loaded.data;
  if (!own) return undefined;
  if (act.act === 'draw') return own.nextNumber > act.number;
  if (act.act === 'drawTask') return tasks.some(({ id, isDrawn }) => id === act.taskId && isDrawn);
  if (act.act === 'goal' || act.act === 'swap') {
    const id = act.act === 'swap' ? 'swap' : act.goal;
    return goals.some((goal) => goal.id === id && goal.nextNumber > act.number);
  }
  return false;
};

/** Costs something that may be had once: what becomes of it has to be known. */
export const isNumbered = ({ act }: Act): boolean =>
  act === 'draw' || act === 'drawTask' || act === 'goal' || act === 'swap';
