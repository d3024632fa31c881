import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsTrialOpen } from '../selectors';

const TrialDialog = lazy(() => import(/* webpackChunkName: "trial" */ './trial-dialog'));

/** Loaded with the first opening, and kept from then on, so that it closes with grace. */
export function Trial() {
  const isOpen = useSelector(selectIsTrialOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <TrialDialog />
    </Suspense>
  ) : null;
}
