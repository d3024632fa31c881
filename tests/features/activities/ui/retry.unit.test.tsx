/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { commands } from '#features/activities/commands';
import { events } from '#features/activities/events';
import type { AskedPart, Part } from '#features/activities/parts';
import { reducer } from '#features/activities/state';
import { PartView } from '#features/activities/ui/frame.tsx';
import type { AnswerViewProps } from '#src/ui/answer-view.tsx';

let shown: AnswerViewProps<unknown> | undefined;
jest.mock('#src/ui/answer-view.tsx', () => ({
  AnswerView: (props: AnswerViewProps<unknown>) => {
    shown = props;
    return null;
  },
}));

jest.mock('#src/ui/antd-provider.tsx', () => ({ AntdProvider: () => null }));

test.each<readonly [Part, AskedPart]>([
  ['proof', { part: 'proof', query: { activity: 'giftBoxV55', number: 8 } }],
  ['mall', { part: 'mall' }],
])('another try of the part %s asks for what was asked before', (part, asked) => {
  const failed = [
    events.partRequested(asked),
    events.partFailed({ part, problem: { code: 500, message: '服务繁忙' } }),
  ].reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  const sent: unknown[] = [];
  const store = configureStore({
    reducer: (state: object = { activities: failed }, message) => {
      sent.push(message);
      return state;
    },
  });
  renderToStaticMarkup(
    <Provider store={store}>
      <PartView part={part} name="商品">
        {() => null}
      </PartView>
    </Provider>,
  );
  shown?.onRetry();
  expect(sent.at(-1)).toEqual(commands.loadPart(asked));
});
