import { defineCommands, payload } from '../../src/kernel/messages';
import type { SearchCategory } from './contract';

export const commands = defineCommands('search', {
  submit: payload<{ readonly keyword: string; readonly category: SearchCategory }>(),
  /** The last search once more: its tab was clicked while it is on the screen. */
  repeat: payload(),
  suggest: payload<{ readonly text: string }>(),
  choose: payload<{
    readonly word: string;
    readonly group: string;
    readonly id: string;
    readonly rank: number;
  }>(),
});
