import { renderToStaticMarkup } from 'react-dom/server';
import { Working, type WorkingProps } from '#src/ui/working.tsx';

const draw = (more: Partial<WorkingProps> = {}) =>
  renderToStaticMarkup(
    <Working
      formula="2,980.00 × 100.9/104.2 × 1.08/0.97"
      result="3,212.86 元/㎡"
      inputs={[
        { label: '原值', value: '2,980.00 元/㎡' },
        { label: '指数 2025-09', value: '100.90', source: '暂定' },
      ]}
      citation="3,212.86 元/㎡，由 2,980.00 元/㎡ 折算"
      onCopy={() => undefined}
      {...more}
    />,
  );

test('the formula ends in its result, and what goes into it is listed with its source', () => {
  const html = draw();
  expect(html).toContain('<span>2,980.00 × 100.9/104.2 × 1.08/0.97</span> <b>= 3,212.86 元/㎡</b>');
  expect(html).toContain('<dt>原值</dt><dd>2,980.00 元/㎡</dd>');
  expect(html).toContain('<dd>100.90<small>暂定</small></dd>');
});

test('the citation stands readable beside the button that copies it', () => {
  expect(draw()).toContain(
    '<p>3,212.86 元/㎡，由 2,980.00 元/㎡ 折算</p><button type="button" class="button">',
  );
});

test('what became of copying is told in a region that is there before', () => {
  expect(draw()).toContain('role="status"></span>');
  expect(draw({ copied: 'done' })).toContain('role="status">已复制</span>');
  expect(draw({ copied: 'refused' })).toContain('浏览器没有允许复制');
});

test('the section is named by its title', () => {
  const [, id] = /<h3 id="([^"]+)">折算/.exec(draw({ title: '折算' })) ?? [];
  expect(draw({ title: '折算' })).toContain(`aria-labelledby="${id}"`);
});
