import { defineCommands, payload } from '#src/kernel/messages';
import type { ImportChoices } from './contract';

export const commands = defineCommands('recordImports', {
  /** Which kinds of records can come in, and what came in lately. */
  loadKinds: payload(),
  /** Lets the member choose a file; nothing happens when they choose none. */
  chooseFile: payload(),
  /** Tells which column is which field, and what holds for rows that do not say. */
  changeChoices: payload<{ readonly choices: ImportChoices }>(),
  /** Saves the rows that stay out, with reasons. */
  downloadRefusals: payload(),
  /** Stores the rows that were shown as records of the house; nothing where others are shown by now. */
  accept: payload<{ readonly importId: string }>(),
  /** Drops the file, and nothing of it is stored; not while its rows are on their way. */
  close: payload(),
});
