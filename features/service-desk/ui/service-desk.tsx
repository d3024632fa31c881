import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDeskOpen } from '../selectors';

const DeskDialog = lazy(() => import(/* webpackChunkName: "dialogs" */ './desk-dialog'));

/** Loaded with the first opening, and kept from then on, so that it closes with grace. */
export function ServiceDesk() {
  const isOpen = useSelector(selectIsDeskOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <DeskDialog />
    </Suspense>
  ) : null;
}
