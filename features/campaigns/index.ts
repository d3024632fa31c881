import type { Slice } from '#src/kernel/slice';
import { loadParts } from './epics/load-parts';
import { dismissOutcome, takePart } from './epics/take-part';
import {
  checkLostAct,
  fetchLostAct,
  followAct,
  refreshAfterRefusal,
  seekEgg,
  showAfterLogin,
  showOnEntry,
  tellOfEgg,
} from './policies';
import { reducer, type CampaignsState } from './state';
import { tracked } from './tracked';

export { selectShown } from './selectors';

export const campaigns: Slice<'campaigns', CampaignsState> = {
  name: 'campaigns',
  reducer,
  epics: () => ({
    loadParts,
    takePart,
    dismissOutcome,
    showOnEntry,
    showAfterLogin,
    followAct,
    refreshAfterRefusal,
    checkLostAct,
    fetchLostAct,
    seekEgg,
    tellOfEgg,
  }),
  tracked,
};
