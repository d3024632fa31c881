import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsTipOpen } from '../selectors';

const TipDialog = lazy(() => import(/* webpackChunkName: "dialogs" */ './tip-dialog'));

/** Loaded with the first tip, and kept from then on, so that it closes with grace. */
export function RightsTip() {
  const isOpen = useSelector(selectIsTipOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <TipDialog />
    </Suspense>
  ) : null;
}
