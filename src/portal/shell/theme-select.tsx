import { THEME_CHOICES, type ThemeChoice } from '#src/ui/theme-choice';
import { useTheme } from '#src/ui/use-theme';
import * as styles from './shell.module.css';

export const ThemeSelect = () => {
  const { choice, choose } = useTheme();
  return (
    <label className={`end ${styles.themeSelect}`}>
      外观
      <select value={choice} onChange={({ target }) => choose(target.value as ThemeChoice)}>
        {Object.entries(THEME_CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
