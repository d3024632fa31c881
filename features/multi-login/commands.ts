import { defineCommands, payload } from '#src/kernel/messages';
import type { AccountRef, Verdict } from './contract';

export const commands = defineCommands('multiLogin', {
  /** Whether somebody else already applies for the account that is in use. */
  checkApplications: payload<AccountRef>(),
  /** Asks the member who is logged in to make room. */
  apply: payload(),
  /** 取消, before or after applying. */
  cancelApplication: payload(),
  /** Puts away how it ended. */
  dismissResult: payload(),
  /** Of the member who is logged in, to the application on the screen. */
  answerApplication: payload<{ readonly option: Verdict }>(),
});
