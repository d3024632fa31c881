import { defineEvents, payload } from '#src/kernel/messages';
import { membership } from '#src/kernel/shared-events';
import type { Problem } from '#src/kernel/send';
import type { Granted, Province } from './contract';

/** No event holds a code. */
export const events = {
  ...membership,
  ...defineEvents('trial', {
    /** The form stands over the page, empty. */
    trialOpened: payload<{ readonly from: string }>(),
    /** After a trial was granted the page is loaded anew. */
    trialClosed: payload<{ readonly isGranted: boolean }>(),
    provincesLoaded: payload<{ readonly provinces: readonly Province[] }>(),
    /** There is nothing to choose a place from. */
    provincesFailed: payload<{ readonly problem: Problem }>(),
    /** An SMS is asked for. */
    codeRequested: payload(),
    /** An SMS with a code is on its way. */
    codeSent: payload(),
    /** No SMS was sent. */
    codeRequestFailed: payload<{ readonly problem: Problem }>(),
    /** Every second after a code was sent, from 60 down to 0. */
    countdownTicked: payload<{ readonly secondsLeft: number }>(),
    /** The form is on its way. */
    applicationRequested: payload(),
    /** The trial has begun. */
    trialGranted: payload<{ readonly granted: Granted }>(),
    /** No trial; the problem has the reason. */
    trialRejected: payload<{ readonly problem: Problem }>(),
    /** Back from the failure to the form. */
    correctionBegun: payload(),
    /** Who the member is now could not be had. */
    userReloadFailed: payload<{ readonly problem: Problem }>(),
  }),
};
