import { defineCommands, payload } from '#src/kernel/messages';
import type { Beat } from './contract';
import type { ContentQuery } from './content-path';

export const commands = defineCommands('learning', {
  /** The modules, and the lessons of one of them. */
  loadZone: payload<{ readonly moduleName?: string }>(),
  /** The cost cases. */
  loadColumns: payload(),
  /** A lesson or a case; the one opened last where none is named. */
  openContent: payload<ContentQuery>(),
  /** A section of what is open. */
  goToPlace: payload<{ readonly place: string }>(),
  /** These sections are in sight, from the top. */
  reachPlaces: payload<{ readonly id: string; readonly places: readonly string[] }>(),
  /** An option of a question is chosen; the first choice counts. */
  answerQuestion: payload<{ readonly section: string; readonly question: number; readonly option: number }>(),
  /** Tells the server of the attention so far. */
  reportTime: payload<Beat>(),
  /** Saves the workbook of a lesson under its title. */
  downloadFile: payload<{ readonly id: string; readonly title: string }>(),
});
