import type { Copy } from '#src/kernel/copying';
import type { Slice } from '#src/kernel/slice';
import { copyLink } from './epics/copy-link';
import { loadParts } from './epics/load-parts';
import { dismissOutcome, takePart } from './epics/take-part';
import {
  checkLostAct,
  fetchLostAct,
  followAct,
  openVisited,
  refreshAfterRefusal,
  seekEgg,
  showAfterLogin,
  showInvitation,
  showOnEntry,
  tellOfEgg,
  tellVip,
} from './policies';
import { reducer, type CampaignsState } from './state';
import { tracked } from './tracked';

export { selectShown } from './selectors';

export const campaigns: Slice<'campaigns', CampaignsState, [copy: Copy]> = {
  name: 'campaigns',
  reducer,
  epics: (copy) => ({
    loadParts,
    takePart,
    dismissOutcome,
    copyLink: copyLink(copy),
    showOnEntry,
    showAfterLogin,
    showInvitation,
    followAct,
    refreshAfterRefusal,
    checkLostAct,
    fetchLostAct,
    seekEgg,
    tellOfEgg,
    tellVip,
    openVisited,
  }),
  tracked,
};
