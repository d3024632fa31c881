import type { Slice } from '#src/kernel/slice';
import type { Elements } from './elements';
import * as epics from './epics';
import * as keeping from './keeping';
import * as policies from './policies';
import { reducer, type GuidesState } from './state';
import { tracked } from './tracked';

export const guides: Slice<'guides', GuidesState, [elements: Elements]> = {
  name: 'guides',
  reducer,
  epics: (elements) => ({
    // What a resumed guide tells must find its watcher listening.
    watchTarget: epics.watchTarget(elements),
    keepPlace: keeping.keepPlace,
    startGuide: epics.startGuide,
    goOn: epics.goOn(elements),
    goBack: epics.goBack,
    skipStep: epics.skipStep,
    returnToGuide: epics.returnToGuide,
    closeGuide: epics.closeGuide,
    followMember: epics.followMember,
    claimReward: epics.claimReward,
    loadDrawChances: epics.loadDrawChances,
    closeOnEscape: epics.closeOnEscape(elements),
    keepFocus: epics.keepFocus(elements),
    tellGuideType: epics.tellGuideType,
    declineOffer: epics.declineOffer,
    ...policies,
    resumeGuide: keeping.resumeGuide,
    noteTasks: keeping.noteTasks,
    offerGuide: keeping.offerGuide,
  }),
  tracked,
};
