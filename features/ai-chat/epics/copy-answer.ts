import { copying } from '#src/kernel/copying';
import { commands } from '../commands';
import { events } from '../events';

export const copyAnswer = copying({
  on: commands.copyAnswer,
  textOf: ({ chatText }) => chatText,
  copied: ({ askId }) => events.answerCopied({ askId }),
  refused: ({ askId }) => events.copyRejected({ askId }),
});
