import { MOST, type ErrorReport } from './contract';
import type { Failure } from './failure';
import { scrub } from './scrub';

export interface Circumstances {
  readonly release: string;
  /** Names and numbers of whoever is logged in. */
  readonly known: readonly string[];
}

const NO_ERROR = 'NonError';

const wordsOf = (error: unknown): Pick<ErrorReport, 'name' | 'message' | 'stack'> => {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: NO_ERROR, message: typeof error === 'string' ? error : typeof error, stack: '' };
};

/** Cleaning takes the longer the longer a text is; a word is cleaned whole or left out. */
const bounded = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const lastGap = head.search(/\s\S*$/);
  return lastGap < 0 ? head : head.slice(0, lastGap);
};

/** What may leave the page: cut to its measure after it is cleaned, so that no half of a key is left. */
export const reportOf = ({ kind, error, place }: Failure, { release, known }: Circumstances): ErrorReport => {
  const { name, message, stack } = wordsOf(error);
  const clean = (text: string, limit: number) => scrub(bounded(text, 2 * limit), known).slice(0, limit);
  return {
    kind,
    name: clean(name, MOST.name),
    message: clean(message, MOST.message),
    stack: clean(stack, MOST.stack),
    place: clean(place.split('?')[0] ?? '', MOST.place),
    release: release.slice(0, MOST.release),
  };
};

/** Two reports with the same sign tell the same. */
export const signOf = ({ kind, name, message, stack }: ErrorReport): string =>
  [kind, name, message, stack.split('\n').slice(0, 3).join('\n')].join('\n');
