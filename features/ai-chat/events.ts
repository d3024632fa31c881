import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Chat, Topic } from './contract';
import type { Block } from './contract-blocks';

interface OfQuestion {
  readonly askId: string;
}

export const events = defineEvents('aiChat', {
  accountChecked: payload<{ readonly isInternal: boolean }>(),
  panelOpened: payload(),
  panelClosed: payload(),
  topicsLoaded: payload<{ readonly topics: readonly Topic[] }>(),
  topicsFailed: payload<{ readonly problem: Problem }>(),
  topicChosen: payload<{ readonly chatId: string }>(),
  topicLoaded: payload<{ readonly chat: Chat }>(),
  topicFailed: payload<{ readonly chatId: string; readonly problem: Problem }>(),
  topicRequested: payload(),
  topicRenamed: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  topicDeleted: payload<{ readonly chatId: string }>(),
  topicChangeRejected: payload<{ readonly problem: Problem }>(),
  questionAsked: payload<OfQuestion & { readonly chatId: string; readonly question: string }>(),
  /** What the server read of it. */
  questionUnderstood: payload<OfQuestion & { readonly text: string }>(),
  blockReceived: payload<OfQuestion & { readonly block: Block }>(),
  answerCompleted: payload<
    OfQuestion & { readonly section: string; readonly chatTitle: string; readonly length: number }
  >(),
  answerStopped: payload<OfQuestion & { readonly length: number }>(),
  answerCopied: payload<OfQuestion>(),
  /** By the browser. */
  copyRejected: payload<OfQuestion>(),
  /** What came so far stays. */
  answerInterrupted: payload<OfQuestion & { readonly problem: Problem; readonly length: number }>(),
});
