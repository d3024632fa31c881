import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { DetailQuery, ListView } from './contract';
import type { Mark } from './contract-verdicts';

export const commands = defineCommands('projects', {
  ...listCommands<ListView>(),
  /** One project, compared as the address says. */
  loadDetail: payload<DetailQuery>(),
  /** Says of a figure that stands out that it is right, or takes that back. */
  markFigure: payload<Mark>(),
  /** Compares the project with other peers. */
  choosePeers: payload<{ readonly id: string; readonly peers: string }>(),
});
