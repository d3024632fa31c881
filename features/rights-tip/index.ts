import type { Slice } from '#src/kernel/slice';
import { choose, closeTip, openTip } from './epics';
import { explainCall, explainPage, explainRefusal } from './policies';
import { reducer, type RightsTipState } from './state';
import { tracked } from './tracked';

export const rightsTip: Slice<'rightsTip', RightsTipState> = {
  name: 'rightsTip',
  reducer,
  epics: () => ({ openTip, closeTip, choose, explainPage, explainRefusal, explainCall }),
  tracked,
};
