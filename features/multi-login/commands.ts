import { defineCommands, payload } from '#src/kernel/messages';
import type { Account, Verdict } from './contract';

export const commands = defineCommands('multiLogin', {
  checkApplications: payload<Account>(),
  apply: payload(),
  /** 取消, before or after applying. */
  cancelApplication: payload(),
  /** Puts away how it ended. */
  dismissResult: payload(),
  /** Of the member who is logged in, to the application on the screen. */
  answerApplication: payload<{ readonly option: Verdict }>(),
});
