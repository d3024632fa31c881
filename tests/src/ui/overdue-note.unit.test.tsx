import { renderToStaticMarkup } from 'react-dom/server';
import { OverdueNote, type OverdueNoteProps } from '#src/ui/overdue-note.tsx';

const drawn = (since: string | undefined, rhythm?: OverdueNoteProps['rhythm']) =>
  renderToStaticMarkup(<OverdueNote {...(rhythm && { rhythm })} newest="2025-09" since={since} />);

test('says what the data reach and when the next was due; nothing while it is not', () => {
  expect(drawn('2025-11', 'month')).toContain(
    '数据截至 2025-09：按月发布，下一期应在 2025-11 底前更新，尚未收到',
  );
  expect(drawn('2025-11', 'quarter')).toContain('按季发布');
  expect(drawn(undefined, 'month')).toBe('');
});

test('of records that nobody publishes at set times no rhythm is said', () => {
  const text = drawn('2025-11');
  expect(text).toContain('数据截至 2025-09：应在 2025-11 底前有更新，尚未收到');
  expect(text).not.toContain('发布');
});
