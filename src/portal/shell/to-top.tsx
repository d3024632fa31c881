import * as styles from './shell.module.css';
const toTop = () => {
  // The stylesheet's rule for those who want no motion does not reach a scroll that names its own behaviour.
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  document.getElementById('content')?.focus({ preventScroll: true });
};

export interface ToTopProps {
  /** Tells of it; the page is there already. */
  readonly onToTop?: () => void;
}

/** Lies on a rail that begins below the first screen, so that it needs no listener to appear. */
export const ToTop = ({ onToTop }: ToTopProps) => (
  <div className={styles.toTopRail}>
    <button
      type="button"
      className={`box ${styles.toTop}`}
      aria-label="回到顶部"
      title="回到顶部"
      onClick={() => {
        toTop();
        onToTop?.();
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
        <path d="M4 4h12M10 17V8m-4 4 4-4 4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  </div>
);
