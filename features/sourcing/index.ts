import type { Slice } from '#src/kernel/slice';
import {
  findPageUrl,
  loadSuppliers,
  tellFunctions,
  closeSourcing,
  loadMine,
  openPartner,
  fillForm,
  publish,
} from './epics';
import {
  findDrafts,
  forgetPartner,
  keepDrafts,
  leaveWhenRefused,
  loadMineOnEntry,
  openForPartner,
} from './policies';
import { reducer, type SourcingState } from './state';
import { tracked } from './tracked';

export const sourcing: Slice<'sourcing', SourcingState> = {
  name: 'sourcing',
  reducer,
  epics: () => ({
    // These hear that the partner is open, so they subscribe before openPartner.
    findPageUrl,
    tellFunctions,
    leaveWhenRefused,
    forgetPartner,
    keepDrafts,
    openPartner,
    publish,
    fillForm,
    loadMine,
    closeSourcing,
    loadSuppliers,
    findDrafts,
    openForPartner,
    loadMineOnEntry,
  }),
  tracked,
};
