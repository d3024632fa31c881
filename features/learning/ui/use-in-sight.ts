import { useEffect, type RefObject } from 'react';

/** The strip of the window in which a section counts as being read. */
const READING_STRIP = '-30% 0px -60% 0px';

/** Tells of the part, by its id, that comes into the reading strip; `parts` renews the watch. */
export const useInSight = (
  container: RefObject<HTMLElement | null>,
  parts: unknown,
  onSeen: (id: string) => void,
): void => {
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) onSeen(seen.target.id);
      },
      { rootMargin: READING_STRIP },
    );
    for (const part of root.querySelectorAll('.page-section')) observer.observe(part);
    return () => observer.disconnect();
  }, [container, parts, onSeen]);
};
