import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ResultsView } from '../../results-view';
import { selectResults } from '../../selectors';
import { GroupSheet } from './group-sheet';
import type { MarksOf } from './result-row';
import { NothingFound } from './nothing-found';
import { wordsOf } from '#src/kernel/send';

const ROWS_WHILE_SEARCHING = 10;

const Waiting = () => (
  <div className="sheet" aria-busy="true">
    <span className="sr-only">正在搜索</span>
    <SkeletonRows rows={ROWS_WHILE_SEARCHING} />
  </div>
);

const Broken = () => {
  const send = useSend();
  const { view, problem } = useSelector(selectResults);
  return (
    <div className="sheet">
      <EmptyState
        kind="broken"
        title="没能完成搜索"
        action={{ label: '重试', run: () => send(commands.findResults({ view, from: 'retry' })) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem && wordsOf(problem, '网络没有回应，请检查连接。')}
      </EmptyState>
    </div>
  );
};

interface ResultsProps {
  readonly view: ResultsView;
  readonly areaName: string | undefined;
  readonly marksOf: MarksOf;
}

/** While the same words are searched anew, or elsewhere, the old rows stay, dimmed. */
export const Results = ({ view, areaName, marksOf }: ResultsProps) => {
  const { status, shown } = useSelector(selectResults);
  if (status === 'failed') return <Broken />;
  if (!shown || view.open) return <Waiting />;
  const isBusy = status === 'searching';
  const filled = shown.found.groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) {
    return isBusy ? (
      <Waiting />
    ) : (
      <NothingFound view={view} instead={shown.found.instead} areaName={areaName} />
    );
  }
  const { corrected, within } = shown.found;
  const text = corrected ?? shown.view.text;
  // Links lead on within the region that the words named, and without it in the words.
  const read = within ? { ...shown.view, text, areaId: String(within.areaId) } : shown.view;
  return (
    <div className="column dims" aria-busy={isBusy}>
      {filled.map((found) => (
        <GroupSheet key={found.group} found={found} view={read} words={text} marksOf={marksOf} />
      ))}
    </div>
  );
};
