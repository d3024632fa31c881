import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { OwnFeedback } from '#features/feedback/contract';
import { events } from '#features/feedback/events';
import { reducer, type FeedbackState } from '#features/feedback/state';
import { MessagesPage } from '#features/feedback/ui/messages-page.tsx';
import type { DomainEvent } from '#src/kernel/messages';

const one = (more: Partial<OwnFeedback> = {}): OwnFeedback => ({
  id: '1',
  description: '列表很好用',
  at: '2026-11-22T16:05:00.000Z',
  answer: null,
  answeredAt: null,
  isAdopted: false,
  ...more,
});
const ANSWERED = { answer: '谢谢。', answeredAt: '2026-11-23T16:10:00.000Z' };

/** What is read of the page under its headings. */
const read = (...heard: readonly DomainEvent[]) => {
  const feedback =
    heard.reduce<FeedbackState | undefined>(reducer, undefined) ?? reducer(undefined, { type: '' });
  const html = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ feedback }) })}>
      <MessagesPage />
    </Provider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
const shown = (...feedback: readonly OwnFeedback[]) => read(events.ownLoaded({ feedback }));

test('[FEEDBACK-009] what was sent stands with its moment in Shanghai, and waits for an answer', () => {
  expect(shown(one())).toMatch(/2026-11-23 00:05 列表很好用 等待答复$/);
});

test('an answer stands under it, with its own moment', () => {
  expect(shown(one(ANSWERED))).toMatch(/列表很好用 答复 · 2026-11-24 00:10 谢谢。$/);
});

test('what was adopted says so, and waits for no answer', () => {
  expect(shown(one({ isAdopted: true }))).toMatch(/00:05 已采纳 列表很好用$/);
  expect(shown(one({ isAdopted: true, ...ANSWERED }))).toMatch(/已采纳 列表很好用 答复 · .* 谢谢。$/);
  expect(shown(one(ANSWERED))).not.toContain('已采纳');
});

test('all of it stands in the order it came', () => {
  expect(shown(one({ id: '2', description: '新的' }), one({ description: '旧的' }))).toMatch(/新的.*旧的/);
});

test('before it is there the page is busy, also where it was empty before', () => {
  expect(read()).toContain('正在载入反馈');
  expect(read(events.ownLoaded({ feedback: [] }), events.ownRequested())).toContain('正在载入反馈');
  expect(read(events.ownLoaded({ feedback: [one()] }), events.ownRequested())).toContain('列表很好用');
});

test('who sent nothing is led to the form, and who cannot read it is told why', () => {
  expect(shown()).toMatch(/还没有提交过反馈.*写反馈/);
  const failed = read(events.ownFailed({ problem: { code: 500, message: '断了' } }));
  expect(failed).toContain('没能取到反馈');
  expect(failed).not.toContain('还没有提交过反馈');
});
