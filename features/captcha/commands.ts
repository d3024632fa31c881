import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('captcha', {
  /** 开始验证, and 重试 after a failure. */
  begin: payload(),
  /** Cancel, Escape: every waiting call is handed its 980. */
  dismiss: payload(),
});
