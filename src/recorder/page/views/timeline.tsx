import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useSelector } from 'react-redux';
import { dark, light } from '#src/ui/tokens';
import { useSend } from '#src/ui/use-send';
import { useTheme } from '#src/ui/use-theme';
import { commands } from '../commands';
import { actionsBy, LANES, timeOfAction } from '../log-index';
import { selectCount, selectIndex } from '../selectors';
import { drawLanes } from './draw-lanes';
import * as styles from './recorder.module.css';
import { LANE_WORDS, secondsOf } from './labels';

const useWidth = (box: { readonly current: HTMLElement | null }): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return width;
};

/** Lanes over one time line; the pointer scrubs on them, the keyboard on the slider below. */
export function Timeline() {
  const send = useSend();
  const index = useSelector(selectIndex);
  const n = useSelector(selectCount);
  const { theme } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(box);

  useEffect(() => {
    if (canvas.current && index) drawLanes(canvas.current, index, theme === 'dark' ? dark : light, width);
  }, [index, theme, width]);

  if (!index) return null;
  const last = index.actions.length;
  const time = timeOfAction(index, n);
  const scrub = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left } = currentTarget.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (clientX - left) / Math.max(1, width)));
    send(commands.moveTo({ n: actionsBy(index, part * index.lengthMs) }));
  };
  return (
    <div className={styles.timeline}>
      <ul className={styles.lanes} aria-hidden>
        {LANES.map((lane) => (
          <li key={lane}>{LANE_WORDS[lane]}</li>
        ))}
      </ul>
      <div
        ref={box}
        className={styles.strip}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={LANES.map((lane) => `${LANE_WORDS[lane]} ${index.lanes[lane].length} 处`).join('，')}
        />
        <div
          className={styles.cursor}
          style={{
            transform: `translateX(${(time / Math.max(1, index.lengthMs)) * Math.max(0, width - 2)}px)`,
          }}
        />
      </div>
      <input
        className={styles.slider}
        type="range"
        aria-label="时间线上的位置"
        aria-valuetext={`第 ${n} 个动作之后，共 ${last} 个，${secondsOf(time)}`}
        min={0}
        max={last}
        value={n}
        onChange={({ target }) => send(commands.moveTo({ n: Number(target.value) }))}
      />
    </div>
  );
}
