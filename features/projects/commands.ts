import { defineCommands, payload } from '#src/kernel/messages';
import type { ListView } from './contract';
import type { Mark } from './contract-verdicts';

export const commands = defineCommands('projects', {
  /** Changes part of the list's view; the page goes back to the first. An undefined value clears it. */
  refine: payload<{ readonly [K in keyof ListView]?: ListView[K] | undefined }>(),
  turnPage: payload<{ readonly cursor: string; readonly page: number }>(),
  clearFilters: payload(),
  findProjects: payload<ListView>(),
  openDetail: payload<{ readonly id: string }>(),
  /** `basis` and `peers` as the address writes them: what the peers are read in, and who they are. */
  loadDetail: payload<{ readonly id: string; readonly basis?: string; readonly peers?: string }>(),
  /** Says of a figure that stands out that it is right, or takes that back. */
  markFigure: payload<Mark>(),
  choosePeers: payload<{ readonly id: string; readonly peers: string }>(),
});
