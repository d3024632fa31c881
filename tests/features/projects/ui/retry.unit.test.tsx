/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { commands } from '#features/projects/commands';
import { events } from '#features/projects/events';
import { reducer } from '#features/projects/state';
import { ProjectDetailPage } from '#features/projects/ui/project-detail-page.tsx';
import type { RecordProblemProps } from '#src/ui/detail-page/record-problem.tsx';

let shown: RecordProblemProps | undefined;
jest.mock('#src/ui/detail-page/record-problem.tsx', () => ({
  RecordProblem: (props: RecordProblemProps) => {
    shown = props;
    return null;
  },
}));

test('another try of a project asks the same question, in its basis and among its peers', () => {
  const query = { id: 'p1', basis: '2025-09_20', peers: 'province' };
  const failed = [
    events.detailRequested(query),
    events.detailFailed({ id: 'p1', problem: { code: 500, message: '服务繁忙' } }),
  ].reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  const sent: unknown[] = [];
  const store = configureStore({
    reducer: (state: object = { projects: failed }, message) => {
      sent.push(message);
      return state;
    },
  });
  renderToStaticMarkup(
    <Provider store={store}>
      <ProjectDetailPage marksOf={() => null} basisBar={null} reading={undefined as never} />
    </Provider>,
  );
  shown?.onRetry();
  expect(sent.at(-1)).toEqual(commands.loadDetail(query));
});
