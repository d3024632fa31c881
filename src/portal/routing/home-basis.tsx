import { Suspense, useEffect, useState } from 'react';
import type { HomeBasisProps } from '#features/home/ui/index';
import { BASIS_KEY } from '#src/costing/basis';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { homeBasisPart } from '../lazy-parts';
import { whenAtRest } from '../prefetch';
import { ErrorBoundary } from '../shell/error-boundary';

const Late = lazyView(homeBasisPart, (part) => part.HomeBasis);

/** Comes when it is opened, with an address that holds a basis, or at rest: an account may have kept one. */
export function HomeBasis(props: HomeBasisProps) {
  const [isTime, setIsTime] = useState(() => homeBasisPart.loaded() !== undefined);
  useEffect(() => {
    if (!location.hash.includes(`${BASIS_KEY}=`)) return whenAtRest(() => setIsTime(true));
    setIsTime(true);
    return undefined;
  }, []);
  if (!isTime && !props.isOpen) return null;
  return (
    <ErrorBoundary place="home" quiet>
      <Suspense>
        <Late {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
