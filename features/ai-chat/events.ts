import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Chat, Topic } from './contract';
import type { Block } from './contract-blocks';

interface OfQuestion {
  readonly askId: string;
}

export const events = defineEvents('aiChat', {
  /** Only internal accounts see the chat. */
  accountChecked: payload<{ readonly isInternal: boolean }>(),
  panelOpened: payload(),
  panelClosed: payload(),
  /** Own topics, for the list beside the chat. */
  topicsLoaded: payload<{ readonly topics: readonly Topic[] }>(),
  /** The list of topics could not be had. */
  topicsFailed: payload<{ readonly problem: Problem }>(),
  /** An earlier topic is shown as soon as it has come. */
  topicChosen: payload<{ readonly chatId: string }>(),
  /** One topic with its questions and answers. */
  topicLoaded: payload<{ readonly chat: Chat }>(),
  /** The chosen topic could not be shown. */
  topicFailed: payload<{ readonly chatId: string; readonly problem: Problem }>(),
  /** The next question begins a topic. */
  topicRequested: payload(),
  /** The server has the new title. */
  topicRenamed: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  /** The server has deleted it, too. */
  topicDeleted: payload<{ readonly chatId: string }>(),
  /** Neither renamed nor deleted: the topic is as it was. */
  topicChangeRejected: payload<{ readonly problem: Problem }>(),
  /** A question went out under an id of its own, so that it is answered once. */
  questionRequested: payload<OfQuestion & { readonly chatId: string; readonly question: string }>(),
  /** What the server read of it. */
  questionUnderstood: payload<OfQuestion & { readonly text: string }>(),
  /** One more part of the answer has come. */
  blockReceived: payload<OfQuestion & { readonly block: Block }>(),
  /** The answer is there to its end. */
  answerCompleted: payload<
    OfQuestion & { readonly section: string; readonly chatTitle: string; readonly length: number }
  >(),
  /** The member ended the answer. */
  answerStopped: payload<OfQuestion & { readonly length: number }>(),
  /** The words of an answer are on the clipboard. */
  answerCopied: payload<OfQuestion>(),
  /** By the browser. */
  copyRejected: payload<OfQuestion>(),
  /** What came so far stays. */
  answerInterrupted: payload<OfQuestion & { readonly problem: Problem; readonly length: number }>(),
});
