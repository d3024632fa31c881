import { selectorsOf } from '#src/kernel/state';
import type { OrdersState } from './state';

const select = selectorsOf<OrdersState>('orders');

export const selectStatus = select((own) => own.status);
export const selectOverview = select((own) => own.overview);
export const selectProblem = select((own) => own.problem);
export const selectPlacing = select((own) => own.placing);
export const selectPlacingProblem = select((own) => own.placingProblem);
export const selectBusy = select((own) => own.busy);
export const selectComplaints = select((own) => own.complaints);
