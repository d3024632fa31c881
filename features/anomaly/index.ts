import type { Slice } from '#src/kernel/slice';
import { cancel, submit } from './epics';
import { tellSuccess } from './policies';
import { reducer, type AnomalyState } from './state';
import { tracked } from './tracked';

export const anomaly: Slice<'anomaly', AnomalyState> = {
  name: 'anomaly',
  reducer,
  epics: () => ({ submit, cancel, tellSuccess }),
  tracked,
};
