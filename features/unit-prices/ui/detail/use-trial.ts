import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { trialOf, trialParts, type Trial } from './trial-of';

export type { Trial } from './trial-of';

export const useTrial = (): Trial => {
  const parts = useSelector(trialParts, shallowEqual);
  return useMemo(() => trialOf(parts), [parts]);
};
