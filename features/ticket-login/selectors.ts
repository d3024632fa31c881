import { selectorsOf } from '#src/kernel/state';
import type { TicketLoginState } from './state';

const select = selectorsOf<TicketLoginState>('ticketLogin');

export const selectCameByTicket = select((own) => own.status === 'entered');
