import { defineCommands, payload } from '../../src/kernel/messages';

/** Header categories, as they travel. */
export type SearchCategory = 'all' | 'laborIndex' | 'sl&csgx' | 'policyDoc';

export const commands = defineCommands('search', {
  submit: payload<{ readonly keyword: string; readonly category: SearchCategory }>(),
  suggest: payload<{ readonly text: string }>(),
  choose: payload<{ readonly word: string; readonly group: string; readonly id: string; readonly rank: number }>(),
});
