import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { SLIDES, type Slide } from './slides';
import { useSlides } from './use-slides';
import * as styles from './tutorial.module.css';

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
