import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { ListStates } from '#src/ui/listing/list-results.tsx';
import { useList } from '#src/ui/listing/use-list';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ResultsPage } from '../../result-list';
import { listDriver } from '../../list-driver';
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

const Failed = () => {
  const send = useSend();
  const { problem } = useList(listDriver);
  return (
    <div className="sheet">
      <EmptyState
        kind="broken"
        title="没能完成搜索"
        action={{ label: '重试', run: () => send(commands.retry()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem && wordsOf(problem, '网络异常，请检查网络后重试')}
      </EmptyState>
    </div>
  );
};

const filledOf = ({ found }: ResultsPage) => found.groups.filter(({ rows }) => rows.length > 0);

interface GroupsProps {
  readonly page: ResultsPage;
  readonly isBusy: boolean;
  /** The region that was chosen. */
  readonly areaName: string | undefined;
  readonly marksOf: MarksOf;
}

const Groups = ({ page, isBusy, areaName, marksOf }: GroupsProps) => {
  const { corrected, within } = page.found;
  // A place that was typed alone has no other words.
  const text = corrected || page.view.text;
  // Links lead on within the region that the words named, and without it in the words.
  const read = within && corrected ? { ...page.view, text, areaId: String(within.areaId) } : page.view;
  return (
    <div className="column dims" aria-busy={isBusy}>
      {filledOf(page).map((found) => (
        <GroupSheet
          key={found.group}
          found={found}
          view={read}
          words={text}
          place={within?.name ?? (page.view.areaId === undefined ? undefined : areaName) ?? '全国'}
          marksOf={marksOf}
        />
      ))}
    </div>
  );
};

interface ResultsProps {
  readonly areaName: string | undefined;
  readonly marksOf: MarksOf;
}

/** While the same words are searched anew, or elsewhere, the old rows stay, dimmed. */
export const Results = ({ areaName, marksOf }: ResultsProps) => {
  const { view, status } = useList(listDriver);
  if (view.open && status !== 'failed') return <Waiting />;
  return (
    <ListStates
      driver={listDriver}
      isEmpty={(page) => filledOf(page).length === 0}
      skeleton={<Waiting />}
      failed={<Failed />}
      empty={({ found }) => <NothingFound view={view} instead={found.instead} areaName={areaName} />}
    >
      {(page, isBusy) => <Groups page={page} isBusy={isBusy} areaName={areaName} marksOf={marksOf} />}
    </ListStates>
  );
};
