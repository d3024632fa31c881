import type { Slice } from '#src/kernel/slice';
import {
  apply,
  closeTrial,
  correct,
  countDown,
  loadProvinces,
  openTrial,
  reloadUser,
  requestCode,
  type ReadUser,
} from './epics';
import {
  askForLogin,
  askForMobile,
  fetchProvinces,
  followTrial,
  offerTrial,
  reloadAfterGrant,
  reloadWithVip,
  reloadPage,
  tellCodeSent,
} from './policies';
import { reducer, type TrialState } from './state';
import { tracked } from './tracked';

export const trial: Slice<'trial', TrialState, [readUser: ReadUser]> = {
  name: 'trial',
  reducer,
  epics: (readUser) => ({
    openTrial,
    closeTrial,
    loadProvinces,
    requestCode,
    countDown,
    apply,
    correct,
    reloadUser: reloadUser(readUser),
    offerTrial,
    fetchProvinces,
    askForLogin,
    askForMobile,
    tellCodeSent,
    reloadAfterGrant,
    reloadWithVip,
    reloadPage,
    followTrial,
  }),
  tracked,
};
