import { useSyncExternalStore } from 'react';
import {
  chooseTheme,
  currentChoice,
  currentTheme,
  onThemeChange,
  type Theme,
  type ThemeChoice,
} from './theme-choice';

// Nothing is known of the reader while the page is drawn at build time.
const lightWhileBuilding = (): Theme => 'light';
const systemWhileBuilding = (): ThemeChoice => 'system';

export const useTheme = () => ({
  theme: useSyncExternalStore(onThemeChange, currentTheme, lightWhileBuilding),
  choice: useSyncExternalStore(onThemeChange, currentChoice, systemWhileBuilding),
  choose: chooseTheme,
});
