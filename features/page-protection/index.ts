import type { Slice } from '#src/kernel/slice';
import { blockTools } from './epics/block-tools';
import { noticePauses } from './epics/notice-pauses';
import { reducer, type PageProtectionState } from './state';
import { tracked } from './tracked';
import type { PageWatch } from './watch';

export const pageProtectionOf = (watch: PageWatch): Slice<'pageProtection', PageProtectionState> => ({
  name: 'pageProtection',
  reducer,
  epics: { blockTools: blockTools(watch), noticePauses: noticePauses(watch) },
  tracked,
});
