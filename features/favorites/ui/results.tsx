import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { commands } from '../commands';
import type { FavoritePage } from '../contract';
import { listDriver } from '../list-driver';
import { selectList, selectSettled } from '../selectors';
import { ChosenBar } from './chosen-bar';
import { FavoriteLine } from './favorite-line';
import { Nothing } from './nothing';

const ROWS_WHILE_LOADING = 6;

export interface ResultsProps {
  readonly onTurned: () => void;
}

interface RowsProps extends ResultsProps {
  readonly page: FavoritePage;
  readonly isBusy: boolean;
}

const Rows = ({ page, isBusy, onTurned }: RowsProps) => {
  const [marked, mark] = useState<readonly string[]>([]);
  const settled = useSelector(selectSettled);
  useEffect(() => {
    if (settled) mark((before) => before.filter((id) => !settled.includes(id)));
  }, [settled]);
  const shown = page.rows.map(({ id }) => id);
  // What has left the page is no longer chosen.
  const chosen = marked.filter((id) => shown.includes(id));
  return (
    <>
      <ChosenBar shown={shown} chosen={chosen} onChosen={mark} />
      <ul className="ruled dims" aria-busy={isBusy}>
        {page.rows.map((row) => (
          <FavoriteLine
            key={row.id}
            row={row}
            isChosen={chosen.includes(row.id)}
            onChosen={(isChosen) =>
              mark(isChosen ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
            }
          />
        ))}
      </ul>
      <ListPager
        driver={listDriver}
        page={{ page: page.page, total: { count: page.total, exact: true } }}
        onTurned={onTurned}
      />
    </>
  );
};

export const Results = ({ onTurned }: ResultsProps) => {
  const send = useSend();
  const { status, view, page, problem } = useSelector(selectList);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="没能取到收藏"
        action={{ label: '重试', run: () => send(commands.findList(view)) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (!page) return <SkeletonRows rows={ROWS_WHILE_LOADING} />;
  if (page.rows.length === 0) return <Nothing />;
  return <Rows page={page} isBusy={status === 'loading'} onTurned={onTurned} />;
};
