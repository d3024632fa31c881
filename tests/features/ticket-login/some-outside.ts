import { NEVER } from 'rxjs';
import type { Outside } from '#features/ticket-login/epics';
import type { TicketLoginState } from '#features/ticket-login/state';
import { stateOf } from '#tests/support/builders';

/** An outside world in which nothing happens by itself. */
export const anOutside = (more: Partial<Omit<Outside, 'beacon'>> = {}) => ({
  enter: jest.fn(() => NEVER),
  hasToken: () => false,
  beacon: jest.fn<void, [string]>(),
  portalUrl: 'https://portal.example/',
  ...more,
});

export const standing = (status: TicketLoginState['status']) => stateOf({ ticketLogin: { status } });
