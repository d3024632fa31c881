/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { LogContents } from '#src/portal/recording/log-contents.tsx';

test('the size of a file is that of its bytes, of which a sign of Chinese has three', () => {
  const made = {
    text: '钢'.repeat(2_048),
    hidden: { texts: 0, figures: 0, secrets: 0, shortened: 0, dropped: 0 },
    sample: [],
  };
  expect(renderToStaticMarkup(<LogContents made={made as never} />)).toContain('文件 6 KB');
});
