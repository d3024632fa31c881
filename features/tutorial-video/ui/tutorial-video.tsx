import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVideoOpen } from '../selectors';

const VideoDialog = lazy(() => import(/* webpackChunkName: "tutorial" */ './video-dialog'));

/** Loaded with the first opening, and kept from then on, so that it closes with grace. */
export function TutorialVideo() {
  const isOpen = useSelector(selectIsVideoOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <VideoDialog />
    </Suspense>
  ) : null;
}
