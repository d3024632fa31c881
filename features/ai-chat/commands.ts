import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('aiChat', {
  /** Whether this account may use the chat. */
  checkAccount: payload(),
  openPanel: payload(),
  closePanel: payload(),
  loadTopics: payload(),
  openTopic: payload<{ readonly chatId: string }>(),
  /** The next question begins a topic. */
  startTopic: payload(),
  renameTopic: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  deleteTopic: payload<{ readonly chatId: string }>(),
  /** A question in the topic that is open, or in a new one. */
  ask: payload<{ readonly question: string }>(),
  /** Ends the answer that is being given. */
  stop: payload(),
  copyAnswer: payload<{ readonly askId: string; readonly chatText: string }>(),
  /** Sends an interrupted question again; the server answers it once. */
  retry: payload<{ readonly askId: string }>(),
});
