import type { Slice } from '#src/kernel/slice';
import { addBusiness, announceSignOn, logInByTicket, type Outside } from './epics';
import { addOnTicketLogin, announceLogin, announceLogout, askOnArrival, noticeFirstTrial } from './policies';
import { reducer, type TicketLoginState } from './state';
import { tracked } from './tracked';

export { readHeldTicket } from './contract';
export type { Outside } from './epics';

export const ticketLogin: Slice<'ticketLogin', TicketLoginState, [outside: Outside]> = {
  name: 'ticketLogin',
  reducer,
  epics: (outside) => ({
    logInByTicket: logInByTicket(outside),
    addBusiness,
    announceSignOn: announceSignOn(outside),
    askOnArrival,
    addOnTicketLogin,
    noticeFirstTrial,
    announceLogin,
    announceLogout,
  }),
  tracked,
};
