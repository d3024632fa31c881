import type { Slice } from '#src/kernel/slice';
import { closeDesk, openDesk, loadOffer, submit } from './epics';
import { nameContacts, sell, showOffer, takeMessage } from './policies';
import { reducer, type ServiceDeskState } from './state';
import { tracked } from './tracked';

export const serviceDesk: Slice<'serviceDesk', ServiceDeskState> = {
  name: 'serviceDesk',
  reducer,
  epics: () => ({
    openDesk,
    closeDesk,
    loadOffer,
    submit,
    sell,
    takeMessage,
    showOffer,
    nameContacts,
  }),
  tracked,
};
