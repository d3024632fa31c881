import type { Slice } from '#src/kernel/slice';
import { blockTools, noticePauses } from './epics';
import { reducer, type PageProtectionState } from './state';
import { tracked } from './tracked';
import type { PageWatch } from './watch';

export const pageProtection: Slice<'pageProtection', PageProtectionState, [watch: PageWatch]> = {
  name: 'pageProtection',
  reducer,
  epics: (watch) => ({ blockTools: blockTools(watch), noticePauses: noticePauses(watch) }),
  tracked,
};
