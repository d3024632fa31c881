import { events } from '#features/notices/events';
import type { Notice } from '#src/kernel/shared-events';
import { selectNotices } from '#features/notices/selectors';
import { initialState, reducer } from '#features/notices/state';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const aNotice = (text: string, more: Partial<Notice> = {}): Notice => ({
  type: 'error',
  text,
  durationMs: 5_000,
  ...more,
});
const raised = (text: string, more: Partial<Notice> = {}) => events.noticeRaised(aNotice(text, more));
const texts = (notices: typeof initialState) => selectNotices({ notices }).map(({ id, text }) => [id, text]);

describe('notices', () => {
  test('at first there are none', () => given([]).then(initialState));

  test('stand in the order they were raised, each with a number of its own', () => {
    given([raised('甲'), raised('乙')]).then({
      lastId: 2,
      shown: [
        { ...aNotice('甲'), id: 1 },
        { ...aNotice('乙'), id: 2 },
      ],
    });
  });

  test('one that stands already is not said twice', () => {
    given([raised('甲'), raised('甲'), raised('甲', { title: '提示' })]).thenSelects(texts, [[1, '甲']]);
  });

  test('the same words as warning and as error are two', () => {
    given([raised('甲'), raised('甲', { type: 'warning' })]).thenSelects(texts, [
      [1, '甲'],
      [2, '甲'],
    ]);
  });

  test('at most four stand at once, the newest', () => {
    const five = ['一', '二', '三', '四', '五'];
    given(five.map((text) => raised(text))).thenSelects(texts, [
      [2, '二'],
      [3, '三'],
      [4, '四'],
      [5, '五'],
    ]);
  });

  test('a dismissed one is gone, and its number is not given again', () => {
    const dismissed = events.noticeDismissed({ id: 1 });
    given([raised('甲'), raised('乙'), dismissed, raised('甲')]).thenSelects(texts, [
      [2, '乙'],
      [3, '甲'],
    ]);
    given([raised('甲'), events.noticeDismissed({ id: 9 })]).thenSelects(texts, [[1, '甲']]);
  });
});
