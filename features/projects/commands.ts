import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';
import type { Mark } from './contract-verdicts';

export const commands = defineCommands('projects', {
  ...listCommands<ListView>(),
  /** Shows the page of a project of the list. */
  openDetail: payload<{ readonly id: string }>(),
  /** `basis` and `peers` as the address writes them: what the peers are read in, and who they are. */
  loadDetail: payload<{ readonly id: string; readonly basis?: string; readonly peers?: string }>(),
  /** Says of a figure that stands out that it is right, or takes that back. */
  markFigure: payload<Mark>(),
  /** Compares the project with other peers. */
  choosePeers: payload<{ readonly id: string; readonly peers: string }>(),
});
