import { defineCommands, payload } from '#src/kernel/messages';
import type { Group, SearchCategory } from './contract';
import type { Origin } from './origin';
import { listCommands } from '#src/listing/messages';
import type { FoundRecord, ResultsView } from './result-list';

export const commands = defineCommands('search', {
  /** The word that an empty box searches for, and the words most sought. */
  loadPrompt: payload(),
  /** Words that go on from what is typed. */
  suggest: payload<{ readonly text: string }>(),
  /** An empty keyword stands for the prompt in the empty box. */
  submit: payload<{
    readonly keyword: string;
    readonly category: SearchCategory;
    readonly from: Origin;
  }>(),
  /** The keyword search on the screen once more: its tab was clicked. */
  repeat: payload<{ readonly from: Origin }>(),
  /** Takes one of the suggested words. */
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
  ...listCommands<ResultsView>(),
  /** Tells the house that nothing was found. */
  reportNothing: payload<{ readonly text: string }>(),
  /** The results that did not come are searched anew. */
  retry: payload(),
  /** Opens the page of a record that was found. */
  openResult: payload<
    FoundRecord & {
      /** From 1; null when it was not picked from the page. */
      readonly rank: number | null;
      /** The address itself asked for it and gives way to the target. */
      readonly by: 'row' | 'address';
    }
  >(),
  /** The picture in the header, if there is one. */
  loadPoster: payload(),
  /** Opens what the picture is about. */
  followPoster: payload(),
});
