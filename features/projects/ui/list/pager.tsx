import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ProjectPage } from '../../contract';
import { selectView } from '../../selectors';

export interface PagerProps {
  readonly page: Pick<ProjectPage, 'next' | 'previous'>;
  readonly busy: boolean;
  /** Brings the top of the list back into sight. */
  readonly onTurned: () => void;
}

export const Pager = ({ page: { next, previous }, busy, onTurned }: PagerProps) => {
  const send = useSend();
  const { page = 1 } = useSelector(selectView);
  if (!next && !previous) return null;
  const turn = (cursor: string | null, to: number) => () => {
    if (!cursor) return;
    send(commands.turnPage({ cursor, page: Math.max(1, to) }));
    onTurned();
  };
  return (
    <nav className="projects-pager" aria-label="翻页">
      <button
        type="button"
        className="button"
        disabled={busy || !previous}
        onClick={turn(previous, page - 1)}
      >
        上一页
      </button>
      <span>第 {page} 页</span>
      <button type="button" className="button" disabled={busy || !next} onClick={turn(next, page + 1)}>
        下一页
      </button>
    </nav>
  );
};
