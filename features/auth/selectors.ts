import { selectorsOf } from '#src/kernel/state';
import type { AuthState } from './state';

const select = selectorsOf<AuthState>('auth');

export const selectUser = select((own) => own.user);
export const selectIsLoggedIn = select((own) => own.status === 'in');
export const selectIsEntering = select((own) => own.status === 'entering');
export const selectIsOut = select((own) => own.status === 'out');
export const selectIsSettled = select((own) => own.status !== 'unknown');
export const selectProblem = select((own) => own.problem);
export const selectPictures = select((own) => own.pictures);
/** Nobody who has not tried to log in fails to. */
export const selectWay = select((own) => own.way ?? 'account');
export const selectTab = select((own) => own.tab ?? 1);
export const selectIsDialogOpen = select((own) => own.isDialogOpen);
