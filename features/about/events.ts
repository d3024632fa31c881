import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { SiteInfo } from './contract';
import type { ApplicationDraft } from './draft';

export const events = defineEvents('about', {
  /** Company, telephone, hours and records of the site, as its operator has set them. */
  siteInfoLoaded: payload<{ readonly siteInfo: SiteInfo }>(),
  /** The pages say that the details of the site could not be had. */
  siteInfoFailed: payload<{ readonly problem: Problem }>(),
  /** What stands in the form, field by field, as typed. */
  draftNoted: payload<{ readonly draft: ApplicationDraft }>(),
  /** The application is on its way. */
  applyingRequested: payload(),
  /** It is recorded under the number that is confirmed. */
  applicationSent: payload<{ readonly confirmation: string }>(),
  /** The application is not recorded; the form keeps what was typed. */
  applyingFailed: payload<{ readonly problem: Problem }>(),
  /** Another application may be written. */
  formCleared: payload(),
  /** An address of the former portal was opened. */
  oldAddressLeft: payload(),
});
