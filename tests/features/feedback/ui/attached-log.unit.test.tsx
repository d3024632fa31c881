import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/feedback/events';
import { reducer, type FeedbackState } from '#features/feedback/state';
import { AttachedLog } from '#features/feedback/ui/attached-log.tsx';
import type { DomainEvent } from '#src/kernel/messages';

const draw = (...heard: readonly DomainEvent[]) => {
  const feedback = [events.feedbackOpened({}), ...heard].reduce<FeedbackState | undefined>(
    reducer,
    undefined,
  );
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ feedback }) })}>
      <AttachedLog>行</AttachedLog>
    </Provider>,
  );
};
const wordsOf = (html: string) => /role="status">(.*?)<\/p>/.exec(html)?.[1];
const offered = events.logOffered({ isOfFault: false });
const ofFault = events.logOffered({ isOfFault: true });
const made = (more: object = {}) => events.logPrepared({ bytes: 2_049, seconds: 42, isCut: false, ...more });

test('where no log can be sent along none is offered', () => {
  expect(draw()).toBe('');
});

test.each([
  ['before it is made', [offered], /便于查找原因。不含密码；姓名、手机号等已换成替身。$/],
  ['of a fault', [ofFault], /页面请求过什么，到出错时为止，便于查找原因/],
  ['while it is made', [offered, events.logRequested()], /^正在脱敏与压缩/],
  ['when it could not be made', [offered, events.logFailed()], /无法附上；文字仍可提交。$/],
  ['when it is made', [offered, made()], /^3 KB，共 42 秒。$/],
  ['when it was too large', [offered, made({ isCut: true })], /^3 KB，一分钟的过大，只含最后 42 秒。$/],
  ['when that of a fault is made', [ofFault, made({ bytes: 1_024 })], /^1 KB，共 42 秒，到出错时为止。$/],
])('%s it says so', (_, heard, words) => {
  expect(wordsOf(draw(...heard))).toMatch(words);
});

test('it is sent only where it is ticked, and cannot be ticked where there is none', () => {
  expect(draw(offered)).not.toContain('checked=""');
  expect(draw(offered, events.logAttached({ isAttached: true }))).toContain('checked=""');
  expect(draw(offered)).not.toContain('disabled=""');
  expect(draw(offered, events.logFailed())).toContain('disabled=""');
});

test('what it holds is not shown before it is asked for', () => {
  expect(draw(offered, made())).not.toContain('行');
});
