import { copying } from '#src/kernel/copying';
import { commands } from '../commands';
import { events } from '../events';

export const copyCitation = copying({
  on: commands.copyCitation,
  textOf: ({ citation }) => citation,
  copied: () => events.citationCopied(),
  refused: () => events.copyRejected(),
});
