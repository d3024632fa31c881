import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('aiChat', {
  checkAccount: payload(),
  openPanel: payload(),
  closePanel: payload(),
  loadTopics: payload(),
  openTopic: payload<{ readonly chatId: string }>(),
  startTopic: payload(),
  renameTopic: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  deleteTopic: payload<{ readonly chatId: string }>(),
  ask: payload<{ readonly question: string }>(),
  stop: payload(),
  copyAnswer: payload<{ readonly askId: string; readonly chatText: string }>(),
  /** Sends an interrupted question again; the server answers it once. */
  retry: payload<{ readonly askId: string }>(),
});
