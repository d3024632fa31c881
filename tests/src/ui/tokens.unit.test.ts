import { darkLook, lightLook } from '#src/ui/antd-theme';
import { dark, light, type Colour, type Palette } from '#src/ui/tokens';
import { tokensCss } from '#src/ui/tokens-css';

const channel = (hex: string, at: number) => {
  const part = parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
/** WCAG 2.2 relative luminance of `#rrggbb`. */
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['ground', 'sheet', 'sunk'] as const;
const texts = ['ink', 'ink-2', 'ink-3', 'brand', 'seal', 'gold', 'up', 'down'] as const;
const tints = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5'] as const;
const figures = ['fig-1', 'fig-2', 'fig-3', 'fig-4', 'fig-5', 'fig-6'] as const;

const textPairs: readonly (readonly [Colour, Colour])[] = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...(['ink', 'ink-2', 'brand'] as const).map((text) => [text, 'brand-soft'] as const),
  ...tints.map((tint) => ['on-tint', tint] as const),
  ...figures.map((figure) => ['on-fig', figure] as const),
  ['on-fill', 'brand-fill'],
];

describe.each<[string, Palette]>([
  ['light', light],
  ['dark', dark],
])('%s', (_, palette) => {
  test.each(textPairs)('%s on %s can be read: at least 4.5 to 1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(figures)('%s stands out from the sheet: at least 3 to 1', (figure) => {
    expect(contrast(palette[figure], palette.sheet)).toBeGreaterThanOrEqual(3);
  });

  test('a darker step of the map is told from a lighter one', () => {
    const steps = tints.map((tint) => luminance(palette[tint]));
    const ordered = [...steps].sort((a, b) => (palette === light ? b - a : a - b));
    expect(steps).toEqual(ordered);
  });
});

test.each([
  ['light', lightLook],
  ['dark', darkLook],
])('%s: a plain button that is pointed at or pressed can be read', (_, { token, components }) => {
  const ground = String(token?.colorBgContainer);
  for (const colour of [components?.Button?.defaultHoverColor, components?.Button?.defaultActiveColor])
    expect(contrast(String(colour), ground)).toBeGreaterThanOrEqual(4.5);
});

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test('the stylesheet declares every colour for both themes, and paper is always light', () => {
  const [base = '', darkened = '', print = ''] = tokensCss().split(/(?=\[data-theme|@media)/);
  Object.entries(light).forEach(([name, value]) => expect(base).toContain(`--${name}:${value};`));
  Object.entries(dark).forEach(([name, value]) => expect(darkened).toContain(`--${name}:${value};`));
  expect(print).toBe('@media print{');
  expect(tokensCss()).toContain(
    `@media print{[data-theme=dark]{color-scheme:light;--ground:${light.ground};`,
  );
});
