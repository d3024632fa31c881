import { defineEvents, payload } from '#src/kernel/messages';
import { search } from '#src/kernel/shared-events';
import type { Problem } from '#src/kernel/send';
import type { Group, SearchCategory, Word } from './contract';
import type { Origin } from './origin';
import type { Poster } from './poster';
import { listEvents } from '#src/listing/messages';
import type { ResultsPage, ResultsView } from './result-list';

export const events = {
  ...search,
  ...defineEvents('search', {
    /** The word that an empty box searches for, and the words most sought. */
    promptLoaded: payload<{ readonly prompt: string; readonly hot: readonly string[] }>(),
    /** The box has no word of its own. */
    promptFailed: payload<{ readonly problem: Problem }>(),
    /** Best group first, each with its best words first. */
    wordsLoaded: payload<{ readonly text: string; readonly words: readonly Word[] }>(),
    /** For this text there are no suggestions. */
    wordsFailed: payload<{ readonly text: string }>(),
    /** A suggestion was followed. */
    wordChosen: payload<{ readonly rank: number }>(),
    /** The latest searches of this account on this browser. */
    recentFound: payload<{ readonly recent: readonly string[] }>(),

    /** What was typed has become an address. */
    keywordSubmitted: payload<{
      readonly keyword: string;
      readonly category: SearchCategory;
      readonly from: Origin;
    }>(),
    /** Within two seconds of the one before: it follows when they are over. */
    searchDelayed: payload<{ readonly keyword: string }>(),
    /** Put off, and not made: other words took its place, or the reader went elsewhere. */
    searchOvertaken: payload<{ readonly keyword: string }>(),
    /** The results, or a section's list that is searched by a keyword, are wanted anew. */
    listSearchRepeated: payload<{ readonly route: string; readonly keyword: string }>(),

    /** Words are searched; the analysts count from here. */
    searchRequested: payload<{
      readonly searchId: number;
      readonly keyword: string;
      readonly category: SearchCategory;
      readonly at: number;
      readonly from?: Origin;
      /** Route that answers it; the results page where absent. */
      readonly route?: string;
    }>(),
    /** The first answer; pages and groups asked for afterwards belong to the same search. */
    searchAnswered: payload<{
      readonly searchId: number;
      readonly category: SearchCategory;
      readonly total: number;
      readonly failedWith?: number;
      readonly ms: number;
    }>(),
    /** Left, or overtaken by the next one. `total` is null when nobody waited for the answer. */
    searchEnded: payload<{ readonly searchId: number; readonly total: number | null; readonly ms: number }>(),

    ...listEvents<ResultsView, ResultsPage>(),
    /** Nothing was found for these words, and somebody wants to say so. */
    nothingReported: payload<{ readonly text: string }>(),
    /** A result was opened, at this rank. */
    resultOpened: payload<{
      readonly group: Group;
      readonly id: string;
      readonly rank: number | null;
      readonly viewType: string;
    }>(),
    /** A result could not be opened. */
    targetFailed: payload<{ readonly group: Group; readonly id: string; readonly problem: Problem }>(),

    /** The picture in the header and its link; whether it is shown at all. */
    posterLoaded: payload<Poster>(),
    /** The header has no picture. */
    posterFailed: payload<{ readonly problem: Problem }>(),
    posterFollowed: payload(),
  }),
};
