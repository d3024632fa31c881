import { useTheme } from '#src/ui/use-theme';
import * as styles from './top-bar.module.css';

/** Light or dark at one press; the footer has the third choice, following the system. */
export const ThemeToggle = () => {
  const { theme, choose } = useTheme();
  const isDark = theme === 'dark';
  const name = isDark ? '改用浅色外观' : '改用深色外观';
  return (
    <button
      className={styles.themeToggle}
      type="button"
      aria-label={name}
      title={name}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
      </svg>
    </button>
  );
};
