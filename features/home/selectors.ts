import { selectorsOf } from '#src/kernel/state';
import type { HomeState } from './state';

const select = selectorsOf<HomeState>('home');

export const selectContent = select((own) => own.content);
/** Of the last attempt; undefined while another is under way. */
export const selectProblem = select((own) => own.problem);
/** Of the place and month of the page; undefined while they are those of the country and of now, or on their way. */
export const selectFigures = select((own) => own.figures);
/** What they are asked for, where they did not come. */
export const selectLost = select(({ of, figures }) => (figures === 'failed' ? of : undefined));
