import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './home.module.css';

/** Drawn, and thereby fetched, when the reader comes within this of it. */
const NEAR = '400px';

/** The place is there from the first drawing on; what it holds is no part of the first load. */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.below} ref={place}>
      {isNear && children}
    </div>
  );
}
