import { useEffect, type RefObject } from 'react';

/** Below what stays at the top of the window, and where eyes go. */
const READING_STRIP = '-140px 0px -35% 0px';

/** Tells of the parts, by their ids and from the top, that are in the reading strip; `parts` renews the watch. */
export const useInSight = (
  container: RefObject<HTMLElement | null>,
  parts: unknown,
  onSeen: (ids: readonly string[]) => void,
): void => {
  useEffect(() => {
    const watched = [...(container.current?.querySelectorAll('.page-section') ?? [])];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        onSeen(watched.filter((part) => inSight.has(part)).map(({ id }) => id));
      },
      { rootMargin: READING_STRIP },
    );
    for (const part of watched) observer.observe(part);
    return () => observer.disconnect();
  }, [container, parts, onSeen]);
};
