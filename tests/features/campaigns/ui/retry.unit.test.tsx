/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { commands } from '#features/campaigns/commands';
import { events } from '#features/campaigns/events';
import type { AskedPart, Part } from '#features/campaigns/parts';
import { reducer } from '#features/campaigns/state';
import { PartView } from '#features/campaigns/ui/part-view.tsx';
import type { AnswerViewProps } from '#src/ui/answer-view.tsx';

let shown: AnswerViewProps<unknown> | undefined;
jest.mock('#src/ui/answer-view.tsx', () => ({
  AnswerView: (props: AnswerViewProps<unknown>) => {
    shown = props;
    return null;
  },
}));

test.each<readonly [Part, AskedPart]>([
  ['invitation', { part: 'invitation', query: { url: 'ABCDEFGHJK' } }],
  ['question', { part: 'question' }],
])('another try of the part %s asks for what was asked before', (part, asked) => {
  const failed = [
    events.partRequested(asked),
    events.partFailed({ part, problem: { code: 500, message: '服务繁忙' } }),
  ].reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  const sent: unknown[] = [];
  const store = configureStore({
    reducer: (state: object = { campaigns: failed }, message) => {
      sent.push(message);
      return state;
    },
  });
  renderToStaticMarkup(
    <Provider store={store}>
      <PartView part={part} name="邀请">
        {() => null}
      </PartView>
    </Provider>,
  );
  shown?.onRetry();
  expect(sent.at(-1)).toEqual(commands.loadPart(asked));
});
