import { SLIDES, type Slide } from './slides';
import { useSlides } from './use-slides';

const Picture = ({ rows }: Pick<Slide, 'rows'>) => (
  <table className="tutorial-picture">
    <tbody>
      {rows.map(({ name, value, isChanged }) => (
        <tr key={name} data-changed={isChanged}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The house's own explanation: what a narrator would say stands below each picture. */
export function SlideShow() {
  const { at, isLast, isPlaying, turnsItself, turn, toggle, end } = useSlides(SLIDES.length);
  const slide = SLIDES[at];
  if (!slide) return null;
  return (
    <section className="tutorial-show" aria-label="计价方案教程">
      <div className="tutorial-slide">
        <h3>{slide.title}</h3>
        <Picture rows={slide.rows} />
      </div>
      <p className="tutorial-caption" aria-live="polite">
        {slide.text}
      </p>
      {turnsItself && (
        <div className="tutorial-time" aria-hidden>
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
      <div className="tutorial-controls">
        <button type="button" disabled={at === 0} onClick={() => turn(-1)}>
          上一页
        </button>
        {turnsItself && (
          <button type="button" onClick={toggle}>
            {isPlaying ? '暂停' : '播放'}
          </button>
        )}
        <button type="button" disabled={isLast} onClick={() => turn(1)}>
          下一页
        </button>
        <span>
          第 {at + 1} 页，共 {SLIDES.length} 页
        </span>
      </div>
    </section>
  );
}
