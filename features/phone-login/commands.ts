import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('phoneLogin', {
  requestCode: payload<{ readonly mobile: string }>(),
  submitCode: payload<{ readonly mobile: string; readonly code: string }>(),
  chooseAccount: payload<{ readonly globalId: string }>(),
  /** The back arrow of the chooser. */
  leaveChooser: payload(),
});
