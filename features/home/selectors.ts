import { selectorsOf } from '#src/kernel/state';
import type { HomeState } from './state';

const select = selectorsOf<HomeState>('home');

export const selectContent = select((own) => own.content);
/** Of the last attempt; undefined while another is under way. */
export const selectProblem = select((own) => own.problem);
