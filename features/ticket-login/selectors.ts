import type { TicketLoginState } from './state';

const own = (state: unknown) => (state as { readonly ticketLogin: TicketLoginState }).ticketLogin;

export const selectCameByTicket = (state: unknown) => own(state).status === 'entered';
