import { defineEvents, payload } from '../../src/kernel/messages';
import type { Word, SearchCategory } from './contract';

export const events = defineEvents('search', {
  searchStarted: payload<{
    readonly searchId: number;
    readonly keyword: string;
    readonly category: SearchCategory;
    readonly at: number;
  }>(),
  searchEnded: payload<{
    readonly searchId: number;
    readonly total: number;
    readonly failedWith?: number;
    readonly ms: number;
  }>(),
  wordsFound: payload<{ readonly text: string; readonly words: readonly Word[] }>(),
  wordsLost: payload<{ readonly text: string }>(),
  wordChosen: payload<{ readonly rank: number }>(),
});
