import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('phoneLogin', {
  /** Has a code sent to this phone by SMS. */
  requestCode: payload<{ readonly mobile: string }>(),
  /** Logs in with the code of the SMS. */
  submitCode: payload<{ readonly mobile: string; readonly code: string }>(),
  /** Of several accounts with one phone. */
  chooseAccount: payload<{ readonly globalId: string }>(),
  /** The back arrow of the chooser. */
  leaveChooser: payload(),
});
