import { withHouseStyle } from '#src/ui/chart/chart-option';
import { dark, light } from '#src/ui/tokens';

const draw = () => ({ series: [{ type: 'bar', data: [1] }], tooltip: { trigger: 'axis' } });

test('charts take their colours from the theme and describe themselves', () => {
  const option = withHouseStyle(draw, dark, '十二个月的造价指数', true);
  expect(option.color).toEqual([
    dark['fig-1'],
    dark['fig-2'],
    dark['fig-3'],
    dark['fig-4'],
    dark['fig-5'],
    dark['fig-6'],
  ]);
  expect(option.aria).toEqual({ enabled: true, label: { description: '十二个月的造价指数' } });
});

test('tips are drawn on the canvas, whatever else a chart wants of them', () => {
  expect(withHouseStyle(draw, light, '', true).tooltip).toMatchObject({
    renderMode: 'richText',
    trigger: 'axis',
  });
});

test('nothing moves for those who asked for stillness', () => {
  expect(withHouseStyle(draw, light, '', false).animation).toBe(false);
});
