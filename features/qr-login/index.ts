import type { Slice } from '#src/kernel/slice';
import { answerDevice, chooseAccount, reviewDevice, watchCode, type Listen } from './epics';
import { enterTheOnlyAccount, openOnEntry } from './policies';
import { reducer, type QrLoginState } from './state';
import { tracked } from './tracked';

/** `listen` is the push channel of this browser. */
export const qrLogin: Slice<'qrLogin', QrLoginState, [listen: Listen]> = {
  name: 'qrLogin',
  reducer,
  epics: (listen) => ({
    watchCode: watchCode(listen),
    chooseAccount,
    reviewDevice,
    answerDevice,
    enterTheOnlyAccount,
    openOnEntry,
  }),
  tracked,
};
