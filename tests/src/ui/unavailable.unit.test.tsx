import { renderToStaticMarkup } from 'react-dom/server';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { Unavailable } from '#src/ui/unavailable.tsx';

const draw = (problem?: Problem) =>
  renderToStaticMarkup(
    <Unavailable problem={problem} title="没能取到列表" openTo="向会员开放。" onRetry={() => undefined} />,
  );

test.each([codes.vipOnly, codes.rightsOnly])(
  'refused with %d: no rights, and no try that cannot help',
  (code) => {
    const html = draw({ code, message: '无权', requestId: 'r1' });
    expect(html).toContain('empty-noRights');
    expect(html).toContain('您暂无访问权限！');
    expect(html).toMatch(/向会员开放。.*r1/);
    expect(html).not.toContain('重试');
  },
);

test.each([undefined, { code: 500, message: '服务器出错', requestId: 'r2' }])(
  'anything else is broken, and may be tried again',
  (problem) => {
    const html = draw(problem);
    expect(html).toMatch(/role="alert".*没能取到列表.*重试/);
    expect(html).not.toContain('您暂无访问权限！');
  },
);
