import { defineCommands, payload } from '#src/kernel/messages';
import type { Application } from './contract';
import type { ApplicationDraft } from './draft';

export const commands = defineCommands('about', {
  loadSiteInfo: payload(),
  /** What stands in the form, so that it is there again after a look at another page. */
  keepDraft: payload<ApplicationDraft>(),
  /** Sends the application to become an expert. */
  apply: payload<Application>(),
  /** After the thanks: an empty form. */
  beginAnew: payload(),
});
