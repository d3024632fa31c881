import { copying } from '#src/kernel/copying';
import { commands } from '../commands';
import { events } from '../events';

export const copyLink = copying({
  on: commands.copyLink,
  textOf: ({ link }) => link,
  copied: () => events.linkCopied(),
  refused: () => events.copyRejected(),
});
