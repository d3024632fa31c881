import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('ticketLogin', {
  /** Asks the account service whether it knows the visitor. */
  logInByTicket: payload(),
  /** Tells the server which product the member came from. */
  addBusiness: payload<{
    readonly globalId: string;
    readonly accountName: string;
    readonly passwordMobile: string;
    readonly source: string;
  }>(),
  /** Tells the account service of a login or logout here. */
  announceSignOn: payload<{ readonly action: 'login' | 'logout' }>(),
});
