import type { Slice } from '#src/kernel/slice';
import { blockTools, noticePauses, type PageWatch } from './epics';
import { reducer, type PageProtectionState } from './state';
import { tracked } from './tracked';

export const pageProtection: Slice<'pageProtection', PageProtectionState, [watch: PageWatch]> = {
  name: 'pageProtection',
  reducer,
  epics: (watch) => ({ blockTools: blockTools(watch), noticePauses: noticePauses(watch) }),
  tracked,
};
