import { useEffect, useState } from 'react';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useSend } from '#src/ui/use-send';
import { useStillness } from '#src/ui/use-stillness';
import { commands } from '../commands';
import { SLIDES, type Slide } from './slides';
import * as styles from './tutorial.module.css';

/** Goes through the slides and tells of it as a player would. Where no motion is wanted, it turns no page by itself. */
const useSlides = (count: number) => {
  const send = useSend();
  const isStill = useStillness();
  const [at, goTo] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const isLast = at === count - 1;

  useEffect(() => {
    send(isPlaying ? commands.notePlaying() : commands.notePause());
  }, [send, isPlaying]);
  useEffect(() => {
    if (isStill && isLast) send(commands.noteEnd());
  }, [send, isStill, isLast]);

  const turn = (by: -1 | 1) => goTo(Math.min(count - 1, Math.max(0, at + by)));
  return {
    at,
    isLast,
    isPlaying,
    turnsItself: !isStill,
    turn,
    toggle: () => {
      if (!isPlaying && isLast) goTo(0);
      setPlaying(!isPlaying);
    },
    /** The time of this slide is over. */
    end: () => {
      if (!isLast) return turn(1);
      send(commands.noteEnd());
      return setPlaying(false);
    },
  };
};

const columns: readonly Column<Slide['rows'][number]>[] = [
  { key: 'name', title: '项', cell: ({ name }) => name },
  { key: 'value', title: '值', numeric: true, cell: ({ value }) => value },
];

/** The house's own explanation: what a narrator would say stands below each picture. */
export function SlideShow() {
  const { at, isLast, isPlaying, turnsItself, turn, toggle, end } = useSlides(SLIDES.length);
  const slide = SLIDES[at];
  if (!slide) return null;
  return (
    <section className={styles.show} aria-label="计价方案教程">
      <div className={styles.slide}>
        <h3>{slide.title}</h3>
        <DataTable
          className={styles.picture}
          caption={slide.title}
          columns={columns}
          rows={slide.rows}
          rowKey={({ name }) => name}
          rowProps={({ isChanged }) => ({ 'data-changed': isChanged === true })}
          isHeadHidden
        />
      </div>
      <p className={styles.caption} aria-live="polite">
        {slide.text}
      </p>
      {turnsItself && (
        <div className={styles.time} aria-hidden>
          <i
            key={at}
            style={{
              animationDuration: `${slide.showMs}ms`,
              animationPlayState: isPlaying ? 'running' : 'paused',
            }}
            onAnimationEnd={end}
          />
        </div>
      )}
      <div className="row">
        <button className="button" type="button" disabled={at === 0} onClick={() => turn(-1)}>
          上一页
        </button>
        {turnsItself && (
          <button className="button" type="button" onClick={toggle}>
            {isPlaying ? '暂停' : '播放'}
          </button>
        )}
        <button className="button" type="button" disabled={isLast} onClick={() => turn(1)}>
          下一页
        </button>
        <span>
          第 {at + 1} 页，共 {SLIDES.length} 页
        </span>
      </div>
    </section>
  );
}
