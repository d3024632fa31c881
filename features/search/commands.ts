import { defineCommands, payload } from '#src/kernel/messages';
import type { Group, SearchCategory } from './contract';
import type { Origin } from './origin';
import type { ResultsView } from './results-view';

export const commands = defineCommands('search', {
  loadPrompt: payload(),
  suggest: payload<{ readonly text: string }>(),
  /** An empty keyword stands for the prompt in the empty box. */
  submit: payload<{
    readonly keyword: string;
    readonly category: SearchCategory;
    readonly from: Origin;
  }>(),
  /** The keyword search on the screen once more: its tab was clicked. */
  repeat: payload<{ readonly from: Origin }>(),
  choose: payload<{
    readonly word: string;
    readonly group: Group;
    readonly id: string;
    readonly category: SearchCategory;
    /** From 1. */
    readonly rank: number;
  }>(),
  /** Without a keyword: all of them. */
  forget: payload<{ readonly keyword?: string }>(),
  /** Changes part of what the address says; a group goes back to its first page. */
  refine: payload<{ readonly areaId: string | undefined }>(),
  /** With an origin it is a search of its own; without one it may belong to the search that is running. */
  findResults: payload<{ readonly view: ResultsView; readonly from?: Origin }>(),
  openResult: payload<{
    readonly group: Group;
    readonly id: string;
    /** From 1; null when it was not picked from the page. */
    readonly rank: number | null;
    /** The address itself asked for it and gives way to the target. */
    readonly by: 'row' | 'address';
  }>(),
  loadPoster: payload(),
  followPoster: payload(),
});
