import { renderToStaticMarkup } from 'react-dom/server';
import { BandBar } from '#src/ui/band-bar.tsx';
import { linePath, placePoints, Sparkline } from '#src/ui/sparkline.tsx';
import { scaleOf } from '#src/ui/scale-of';
import { StackBar } from '#src/ui/stack-bar.tsx';
import { tintOf } from '#src/ui/tile-map.tsx';

const box = { width: 100, height: 20 };

test('the smallest value lies at the foot of the box and the largest at its top', () => {
  expect(placePoints([1, 3, 2], box)).toEqual([
    [0, 20],
    [50, 0],
    [100, 10],
  ]);
});

test('a level course lies in the middle', () => {
  expect(linePath([5, 5], box)).toBe('M0 10L100 10');
});

test('one point is no course, and none is none', () => {
  expect([linePath([5], box), linePath([], box)]).toEqual(['', '']);
});

test('a sparkline with a label is read out, one without is skipped', () => {
  expect(renderToStaticMarkup(<Sparkline points={[1, 2]} label="走势" />)).toContain(
    'role="img" aria-label="走势"',
  );
  expect(renderToStaticMarkup(<Sparkline points={[1, 2]} />)).toContain('aria-hidden="true"');
});

const band = { p25: 2600, p50: 2900, p75: 3200, n: 42 };

test('the quartiles take the middle half of a bar, and what lies outside stops at its ends', () => {
  const at = scaleOf(band);
  expect([at(2600), at(2900), at(3200), at(100), at(9999)]).toEqual([25, 50, 75, 0, 100]);
});

test('a band without spread still has a place for its mark', () => {
  expect(scaleOf({ p25: 5, p50: 5, p75: 5, n: 10 })(5)).toBe(50);
});

test('a band says in words what it draws', () => {
  expect(renderToStaticMarkup(<BandBar band={band} value={3012} unit="元/㎡" />)).toContain(
    'aria-label="同类 42 个，P25 至 P75 为 2,600.00 至 3,200.00 元/㎡，中位 2,900.00；本工程 3,012.00"',
  );
});

test('below ten samples there is a sentence and never a bar', () => {
  const html = renderToStaticMarkup(<BandBar band={null} value={3012} unit="元/㎡" />);
  expect(html).toBe('<span class="muted">同类样本不足，不画区间</span>');
});

test('a stack names the parts that have room and says all of them', () => {
  const parts = [
    { name: '材料', share: 91 },
    { name: '机械', share: 9 },
  ];
  const html = renderToStaticMarkup(<StackBar label="费用构成" parts={parts} />);
  expect(html).toContain('aria-label="费用构成：材料 91.0%，机械 9.0%"');
  expect(html).toContain('>材料 91.0%</i>');
  expect(html).not.toContain('>机械 9.0%</i>');
});

test('tints follow the ranking, so that one outlier does not fade the rest', () => {
  const values = [1, 2, 3, 4, 1000];
  expect(values.map((value) => tintOf(value, values))).toEqual([1, 2, 3, 4, 5]);
});

test('equal values get equal tints, and a lone one the middle', () => {
  expect([tintOf(7, [7, 7, 9]), tintOf(7, [7, 7, 9]), tintOf(7, [7])]).toEqual([1, 1, 3]);
});
