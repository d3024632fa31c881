import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('aiChat', {
  /** Whether this account may use the chat. */
  checkAccount: payload(),
  openPanel: payload(),
  closePanel: payload(),
  /** Own topics, for the list beside the chat. */
  loadTopics: payload(),
  /** Shows an earlier topic with its questions and answers. */
  openTopic: payload<{ readonly chatId: string }>(),
  /** The next question begins a topic. */
  startTopic: payload(),
  /** Gives a topic a title of the member’s own. */
  renameTopic: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  /** Deletes a topic with all its questions and answers. */
  deleteTopic: payload<{ readonly chatId: string }>(),
  /** A question in the topic that is open, or in a new one. */
  ask: payload<{ readonly question: string }>(),
  /** Ends the answer that is being given. */
  stop: payload(),
  /** Puts the words of an answer on the clipboard. */
  copyAnswer: payload<{ readonly askId: string; readonly chatText: string }>(),
  /** Sends an interrupted question again; the server answers it once. */
  retry: payload<{ readonly askId: string }>(),
});
