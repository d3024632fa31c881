import { renderToStaticMarkup } from 'react-dom/server';
import { OverdueNote } from '#src/ui/overdue-note.tsx';

const drawn = (since: string | undefined) =>
  renderToStaticMarkup(<OverdueNote rhythm="month" newest="2025-09" since={since} />);

test('says what the data reach and when the next was due; nothing while it is not', () => {
  expect(drawn('2025-11')).toContain('数据截至 2025-09：按月发布，下一期应在 2025-11 底前更新，尚未收到');
  expect(drawn(undefined)).toBe('');
});
