import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isSameSight, rowsInSight, type Sight } from './rows-in-sight';

const REST_MS = 200;
const NOTHING: Sight = { first: 0, last: -1 };

interface FrameParts {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
  /** As high as one row, whatever the width of the screen makes of it. */
  readonly probe: RefObject<HTMLDivElement | null>;
}
interface FramePlan extends FrameParts {
  readonly count: number;
  readonly onRest: (first: number) => void;
}

/** Which rows can be seen in a frame that scrolls by itself; told anew only when that changes. */
export const useFrame = ({ frame, head, probe, count, onRest }: FramePlan) => {
  const [rowHeight, setRowHeight] = useState(0);
  const [sight, setSight] = useState(NOTHING);
  const [isMoving, setIsMoving] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const topRow = useRef(0);

  const look = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    const height = box.clientHeight - (head.current?.offsetHeight ?? 0);
    const now = rowsInSight({ scrollTop: box.scrollTop, height, rowHeight, count });
    topRow.current = now.first;
    setSight((before) => (isSameSight(before, now) ? before : now));
  }, [frame, head, rowHeight, count]);

  useLayoutEffect(() => {
    look();
  }, [look]);

  useEffect(() => {
    const [box, row] = [frame.current, probe.current];
    if (!box || !row) return undefined;
    const watcher = new ResizeObserver(() => {
      setRowHeight(row.offsetHeight);
      look();
    });
    watcher.observe(box);
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [frame, probe, look]);

  useEffect(() => () => clearTimeout(rest.current), []);
  const onScroll = useCallback(() => {
    look();
    setIsMoving(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setIsMoving(false);
      onRest(topRow.current);
    }, REST_MS);
  }, [look, onRest]);

  return { rowHeight, sight, isMoving, onScroll };
};
