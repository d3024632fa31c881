import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '#src/kernel/state';
import { selectIsFeedbackOpen, selectIsNoDataOpen } from '../selectors';
import type { FeedbackDialogProps } from './feedback-dialog';

const FeedbackDialog = lazy(() => import(/* webpackChunkName: "feedback" */ './feedback-dialog'));
const NoDataDialog = lazy(() => import(/* webpackChunkName: "feedback" */ './no-data-dialog'));

/** Loaded with the first opening, and kept from then on, so that it closes with grace. */
const useOnceOpen = (selectIsOpen: (state: RootState) => boolean): boolean => {
  const isOpen = useSelector(selectIsOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
};

export function FeedbackDialogs({ sentLog }: FeedbackDialogProps) {
  const hasForm = useOnceOpen(selectIsFeedbackOpen);
  const hasNoData = useOnceOpen(selectIsNoDataOpen);
  return (
    <>
      <Suspense>{hasForm && <FeedbackDialog sentLog={sentLog} />}</Suspense>
      <Suspense>{hasNoData && <NoDataDialog />}</Suspense>
    </>
  );
}
