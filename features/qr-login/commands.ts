import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('qrLogin', {
  /** The tab is opened, or the choice among the accounts is left: a new code at once. */
  showCode: payload(),
  /** A click on a code that is over: a new code when the clicking has ended for three seconds. */
  refreshCode: payload(),
  /** The tab or the dialog is left. */
  leaveCode: payload(),
  /** Of several accounts of the phone that has scanned. */
  chooseAccount: payload<{ readonly globalId: string }>(),
  /** On the phone: asks what the scanned code is for, and tells the other side that it was scanned. */
  reviewDevice: payload<{ readonly uuid: string }>(),
  /** Agrees to the login of the other device, or refuses it. */
  answerDevice: payload<{ readonly agree: boolean }>(),
});
