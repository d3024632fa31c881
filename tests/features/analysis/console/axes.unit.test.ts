import { countAxis, timeAxis } from '#features/analysis/console/axes';
import { dark, light } from '#src/ui/tokens';

const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

test.each([
  ['light', light],
  ['dark', dark],
])('labels of both axes can be read on a %s sheet', (_, palette) => {
  for (const { axisLabel } of [timeAxis([], palette), countAxis(palette)])
    expect(contrast(axisLabel.color, palette.sheet.length === 4 ? '#ffffff' : palette.sheet)).toBeGreaterThan(
      4.5,
    );
});

test('moments are told to the minute, without the year', () => {
  expect(timeAxis(['2026-11-28T04:05:06Z'], light).data).toEqual(['11-28 12:05']);
});
