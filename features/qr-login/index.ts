import type { Slice } from '#src/kernel/slice';
import { answerDevice } from './epics/answer-device';
import { chooseAccount } from './epics/choose-account';
import { reviewDevice } from './epics/review-device';
import { watchCode } from './epics/watch-code';
import { enterTheOnlyAccount, openOnEntry } from './policies';
import type { Listen } from './push-port';
import { reducer, type QrLoginState } from './state';
import { tracked } from './tracked';

export { events } from './events';

/** `listen` is the push channel of this browser. */
export const qrLoginOf = (listen: Listen): Slice<'qrLogin', QrLoginState> => ({
  name: 'qrLogin',
  reducer,
  epics: {
    watchCode: watchCode(listen),
    chooseAccount,
    reviewDevice,
    answerDevice,
    enterTheOnlyAccount,
    openOnEntry,
  },
  tracked,
});
