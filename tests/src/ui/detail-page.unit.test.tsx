import { renderToStaticMarkup } from 'react-dom/server';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { sectionsOf } from '#src/ui/detail-page/sections.tsx';

test('the plate names the record, shows its figures and where they come from', () => {
  const html = renderToStaticMarkup(
    <Plate
      crumbs={<a href="#/list">清单</a>}
      title="有梁板"
      badge={<i>样例</i>}
      code="010505001"
      marks={<b>赞</b>}
      rows={[{ term: '来历', detail: '某单位' }]}
    >
      <dl className="plate-figures" />
    </Plate>,
  );
  expect(html).toMatch(
    /<nav aria-label="位置".*清单.*<h1>有梁板 <i>样例<\/i><\/h1>.*010505001.*赞.*plate-figures/,
  );
  expect(html).toMatch(/图签.*来历.*某单位/);
});

test('the section list has a button for every section, in order', () => {
  const { SectionNav, Section } = sectionsOf('page', { info: '基本信息', market: '走势' });
  expect(renderToStaticMarkup(<SectionNav />)).toMatch(
    /aria-label="本页章节"><button type="button">基本信息<\/button><button type="button">走势</,
  );
  expect(renderToStaticMarkup(<Section section="market">24 期</Section>)).toMatch(
    /^<div id="page-market" class="page-section" tabindex="-1">.*<h2>走势<\/h2>.*24 期/,
  );
});

describe('a record that did not come', () => {
  const draw = (problem: Problem | undefined, isWithheld?: boolean, title?: string) =>
    renderToStaticMarkup(
      <RecordProblem
        problem={problem}
        {...(isWithheld !== undefined && { isWithheld })}
        title="没能取到工程"
        openTo="向会员开放。"
        missing={{ ...(title && { title }), why: '也可能是地址不完整。' }}
        wayOut={{ label: '返回列表', href: '#/list' }}
        onRetry={() => undefined}
      />,
    );
  const gone = { code: codes.notFound, message: '工程已撤回', requestId: 'r1' };

  test('is not there: said in the words given, else in the server’s', () => {
    expect(draw(gone)).toMatch(/empty-none.*工程已撤回.*也可能是地址不完整。.*href="#\/list".*r1/);
    expect(draw(gone, false, '没有找到')).toContain('没有找到');
  });

  test('is not open to the member, who is led back to the list', () => {
    expect(draw({ code: codes.vipOnly, message: '' })).toMatch(
      /您暂无访问权限！.*向会员开放。.*href="#\/list"/,
    );
    expect(draw(gone, true)).toContain('您暂无访问权限！');
  });

  test('or is broken, and may be tried again', () => {
    expect(draw(undefined)).toMatch(/没能取到工程.*重试/);
  });
});
