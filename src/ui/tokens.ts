/** The one place where a colour or a measure is written; stylesheet, antd theme and charts are made from it. */
export const light = {
  ground: '#f5f6f3',
  sheet: '#ffffff',
  sunk: '#eef1ee',
  rule: '#dfe3de',
  'rule-strong': '#b3bab4',
  ink: '#14213a',
  'ink-2': '#47536b',
  'ink-3': '#5a6579',
  brand: '#0b4fb3',
  'brand-fill': '#0b4fb3',
  'on-fill': '#ffffff',
  'brand-soft': '#e7effb',
  seal: '#b3261e',
  gold: '#855700',
  up: '#b3261e',
  down: '#136c3c',
  'tint-1': '#e9f0fa',
  'tint-2': '#cfdff5',
  'tint-3': '#b0caee',
  'tint-4': '#8fb3e6',
  'tint-5': '#6f9cdd',
  'on-tint': '#0d1830',
  'fig-1': '#0b4fb3',
  'fig-2': '#b25a10',
  'fig-3': '#26726d',
  'fig-4': '#8a3f7b',
  'fig-5': '#616876',
  'fig-6': '#83670f',
  'on-fig': '#ffffff',
} as const;

export type Colour = keyof typeof light;
export type Palette = Readonly<Record<Colour, string>>;

export const dark: Palette = {
  ground: '#0f141c',
  sheet: '#161d28',
  sunk: '#111720',
  rule: '#29323f',
  'rule-strong': '#465264',
  ink: '#e8edf5',
  'ink-2': '#b6c1d2',
  'ink-3': '#98a5b9',
  brand: '#86b4ff',
  'brand-fill': '#2f6bc8',
  'on-fill': '#ffffff',
  'brand-soft': '#1b2a44',
  seal: '#ff8f86',
  gold: '#e3b65a',
  up: '#ff8f86',
  down: '#6fcf97',
  'tint-1': '#1b2636',
  'tint-2': '#203350',
  'tint-3': '#26416b',
  'tint-4': '#2d5088',
  'tint-5': '#3560a3',
  'on-tint': '#eef3fb',
  'fig-1': '#7fb0ff',
  'fig-2': '#f0a868',
  'fig-3': '#7fd1cb',
  'fig-4': '#d89bcb',
  'fig-5': '#a3acba',
  'fig-6': '#dcc06a',
  'on-fig': '#10151d',
};

/** px. */
export const radius = 6;
export const fontSize = { hero: 56, figure: 34, title: 24, section: 18, body: 14, small: 12 } as const;
export const space = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 24, s6: 40 } as const;
export const pageWidth = 1200;
export const controlHeight = { normal: 36, large: 40 } as const;

/** Latin before Chinese: the digits of PingFang SC and its kin do not line up. */
export const sans =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
export const serif = "'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif";

export const THEME_ATTRIBUTE = 'data-theme';
export const figureColours = [
  'fig-1',
  'fig-2',
  'fig-3',
  'fig-4',
  'fig-5',
  'fig-6',
] as const satisfies readonly Colour[];
