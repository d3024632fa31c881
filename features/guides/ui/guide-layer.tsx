import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { Elements } from '../elements';
import { selectIsOffered, selectRunning } from '../selectors';
import { GuideBar, OfferBar } from './guide-bar';

const GuideTip = lazy(() => import(/* webpackChunkName: "guide-tip" */ './guide-tip'));

/** The tip at what the step shows, or a bar at the foot of the window while there is nothing to point at. */
export function GuideLayer({ find }: Pick<Elements, 'find'>) {
  const running = useSelector(selectRunning);
  const isOffered = useSelector(selectIsOffered);
  if (!running) return isOffered ? <OfferBar /> : null;
  return running.phase === 'shown' ? (
    <Suspense>
      <GuideTip running={running} find={find} />
    </Suspense>
  ) : (
    <GuideBar key={`${running.step} ${running.phase}`} running={running} />
  );
}
