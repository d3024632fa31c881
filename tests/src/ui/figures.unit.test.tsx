import { renderToStaticMarkup } from 'react-dom/server';
import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { FigureDrawing } from '#src/ui/figure-drawing';
import { digitsOf } from '#src/costing/digits';
import { digitsFor, formatNumber, seriesDigits } from '#src/ui/format';

test.each([
  [1234567.5, 0, '1,234,568'],
  [594.29, 2, '594.29'],
  [-3, 1, '-3.0'],
  [null, 2, '--'],
  [undefined, 0, '--'],
  [Number.NaN, 0, '--'],
])('%p with %i decimals is written %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

test.each([
  [3412, 0],
  [-3412, 0],
  [113.6, 1],
  [86.2, 2],
])('%p asks for %i decimals', (value, digits) => {
  expect(digitsFor(value)).toBe(digits);
});

test.each([
  ['元/㎡', 4841.61, '4,841.61'],
  ['元/㎡', 240.83, '240.83'],
  ['m³/㎡', 0.047, '0.047'],
  ['kg/㎡', 136.14, '136.1'],
  ['㎡', 14_874.39, '14,874'],
])('[CONST-015] in %s a figure has the same decimals whatever its size: %d', (unit, value, text) => {
  expect(formatNumber(value, digitsOf(unit))).toBe(text);
});

test.each([
  ['点', 100.9, '100.90'],
  ['元/m', 95.8, '95.80'],
  ['元/m³', 388, '388'],
  ['元/t', 3_420, '3,420'],
])('a series in %s is told as it was published: %d', (unit, value, text) => {
  expect(formatNumber(value, seriesDigits(unit))).toBe(text);
});

test('[CONST-015] a figure has two decimals unless told otherwise', () => {
  expect(renderToStaticMarkup(<Figure value={3412.567} />)).toContain('>3,412.57<');
  expect(renderToStaticMarkup(<Figure value={3412.567} digits={0} />)).toContain('>3,413<');
});

test('a figure in percent carries the sign', () => {
  expect(renderToStaticMarkup(<Figure value={12.34} digits={1} percent />)).toContain('>12.3%<');
});

test('a figure is drawn as the page around it wants, what is missing never is', () => {
  const drawn = (value: number | null) =>
    renderToStaticMarkup(
      <FigureDrawing value={(text) => <i>{text}</i>}>
        <Figure value={value} percent />
      </FigureDrawing>,
    );
  expect(drawn(7)).toContain('<i>7.00%</i>');
  expect(drawn(null)).not.toContain('<i>');
});

test('a figure carries its unit', () => {
  expect(renderToStaticMarkup(<Figure value={3012.4} unit="元/㎡" digits={2} />)).toBe(
    '<span class="figure figure-inline">3,012.40<span class="figure-unit">元/㎡</span></span>',
  );
});

test('[SEARCH-009] zero is a value; what is missing is drawn as two dashes and read out as a sentence', () => {
  expect(renderToStaticMarkup(<Figure value={0} />)).toContain('>0.00<');
  const html = renderToStaticMarkup(<Figure value={null} emptyText="样本不足" />);
  expect(html).toContain('<span aria-hidden="true">--</span><span class="sr-only">样本不足</span>');
});

test.each([
  [2.5, 'change-up', '▲', '上涨', '2.50%'],
  [-0.4, 'change-down', '▼', '下跌', '0.40%'],
  [0, 'change-flat', '―', '持平', '0.00%'],
  // Rounded away: neither an arrow nor a colour may claim what the figure does not show.
  [0.001, 'change-flat', '―', '持平', '0.00%'],
])('%p percent is %s, by colour, arrow and word', (percent, kind, arrow, word, text) => {
  const html = renderToStaticMarkup(<Change percent={percent} />);
  [kind, arrow, word, text].forEach((part) => expect(html).toContain(part));
});

test('a change that cannot be computed is no change of zero', () => {
  expect(renderToStaticMarkup(<Change percent={null} />)).toBe('<span class="change change-flat">--</span>');
});
