import { selectorsOf } from '#src/kernel/state';
import type { ServiceBarState } from './state';

const select = selectorsOf<ServiceBarState>('serviceBar');

export const selectIsCalling = select((own) => own.isCalling);
export const selectIsContactOpen = select((own) => own.isContactOpen);
export const selectContacts = select((own) => own.contacts);
