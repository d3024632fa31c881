import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('ticketLogin', {
  logInByTicket: payload(),
  addBusiness: payload<{
    readonly globalId: string;
    readonly accountName: string;
    readonly passwordMobile: string;
    readonly source: string;
  }>(),
  announceSignOn: payload<{ readonly action: 'login' | 'logout' }>(),
});
