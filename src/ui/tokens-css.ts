import {
  dark,
  fontSize,
  light,
  pageWidth,
  radius,
  sans,
  serif,
  space,
  THEME_ATTRIBUTE,
  type Palette,
} from './tokens';

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
const inPx = (prefix: string, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, `${value}px`]));
const colours = (palette: Palette, scheme: 'light' | 'dark') => `color-scheme:${scheme};${declare(palette)}`;

const measures = declare({
  ...inPx('', space),
  ...inPx('t-', fontSize),
  r: `${radius}px`,
  page: `${pageWidth}px`,
  sans,
  serif,
});

const numbered = (count: number, rule: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => rule(at + 1)).join('');

/** Classes that differ by a number alone: tints, rows and columns of the tile map. */
export const numberedCss = (): string =>
  numbered(5, (n) => `.tint-${n}{background:var(--tint-${n})}`) +
  numbered(9, (n) => `.r${n}{grid-row:${n}}.c${n}{grid-column:${n}}`);

/** Every token as a CSS variable: `--ink`, `--s4`, `--t-figure`. One attribute on <html> switches the colours; paper is always light. */
export const tokensCss = (): string =>
  `:root{${measures}${colours(light, 'light')}}` +
  `[${THEME_ATTRIBUTE}=dark]{${colours(dark, 'dark')}}` +
  `@media print{[${THEME_ATTRIBUTE}=dark]{${colours(light, 'light')}}}`;
