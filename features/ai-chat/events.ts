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
  topicsFound: payload<{ readonly topics: readonly Topic[] }>(),
  topicsLost: payload<{ readonly problem: Problem }>(),
  topicChosen: payload<{ readonly chatId: string }>(),
  topicFound: payload<{ readonly chat: Chat }>(),
  topicLost: payload<{ readonly chatId: string; readonly problem: Problem }>(),
  topicStarted: payload(),
  topicRenamed: payload<{ readonly chatId: string; readonly chatTitle: string }>(),
  topicDeleted: payload<{ readonly chatId: string }>(),
  topicChangeRefused: payload<{ readonly problem: Problem }>(),
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
  copyRefused: payload<OfQuestion>(),
  /** What came so far stays. */
  answerInterrupted: payload<OfQuestion & { readonly problem: Problem; readonly length: number }>(),
});
