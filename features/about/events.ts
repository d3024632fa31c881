import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { SiteInfo } from './contract';
import type { ApplicationDraft } from './draft';

export const events = defineEvents('about', {
  siteInfoLoaded: payload<{ readonly siteInfo: SiteInfo }>(),
  siteInfoFailed: payload<{ readonly problem: Problem }>(),
  draftNoted: payload<{ readonly draft: ApplicationDraft }>(),
  applyingRequested: payload(),
  /** It is recorded under the number that is confirmed. */
  applicationSent: payload<{ readonly confirmation: string }>(),
  applyingFailed: payload<{ readonly problem: Problem }>(),
  /** Another application may be written. */
  formCleared: payload(),
  /** An address of the former portal was opened. */
  oldAddressLeft: payload(),
});
