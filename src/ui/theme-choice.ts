import { THEME_ATTRIBUTE } from './tokens';

export const THEME_KEY = 'theme';
export const THEME_CHOICES = { system: '跟随系统', light: '浅色', dark: '深色' } as const;
export type ThemeChoice = keyof typeof THEME_CHOICES;
export type Theme = 'light' | 'dark';

const isChoice = (text: string | null): text is ThemeChoice => text !== null && text in THEME_CHOICES;
const stored = (): ThemeChoice => {
  try {
    const text = localStorage.getItem(THEME_KEY);
    return isChoice(text) ? text : 'system';
  } catch {
    return 'system';
  }
};

export const resolveTheme = (choice: ThemeChoice, prefersDark: boolean): Theme => {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
};

/** Of the document, as is the look they listen for; no store knows of it. */
const listeners = new Set<() => void>();
const preference = () => matchMedia('(prefers-color-scheme: dark)');
const apply = () => {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, resolveTheme(stored(), preference().matches));
  listeners.forEach((listener) => listener());
};

export const currentChoice = stored;
export const currentTheme = (): Theme =>
  document.documentElement.getAttribute(THEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light';

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage refused: the choice cannot outlive the page, and cannot be read back either.
  }
  apply();
};

/** For useSyncExternalStore; also follows the system and the other tabs while anybody listens. */
export const onThemeChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    preference().addEventListener('change', apply);
    addEventListener('storage', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    preference().removeEventListener('change', apply);
    removeEventListener('storage', apply);
  };
};
