import { selectorsOf } from '#src/kernel/state';
import type { NavigationState } from './state';

const select = selectorsOf<NavigationState>('navigation');

export const selectVisitor = select((own) => own.visitor);
export const selectEntered = select((own) => own.entered);
export const selectDestination = select((own) => own.destination);
