import type { RootState } from '#src/kernel/state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { MarkButton } from '#src/ui/mark-button/mark-button.tsx';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectMark, selectMember } from '../selectors';

export interface LikeButtonProps {
  /** project, policy … */
  readonly kind: string;
  readonly recordId: string;
  /** The record's name, for those who hear the button alone. */
  readonly title: string;
}

const Thumb = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden>
    <path d="M7 9l3-6.2c1.2 0 2 .9 2 2.1V8h3.6c1 0 1.7.9 1.5 1.9l-1 5.5c-.2.9-.9 1.6-1.8 1.6H7zM3 9h2.2v8H3z" />
  </svg>
);

export function LikeButton({ kind, recordId, title }: LikeButtonProps) {
  const send = useSend();
  const record = { kind, id: recordId };
  const isMember = useSelector(selectMember) !== undefined;
  const mark = useSelector((state: RootState) => selectMark(state, record));
  useEffect(() => {
    if (isMember) send(commands.askStatus({ kind, id: recordId }));
  }, [send, isMember, kind, recordId]);
  useOnceOnline(isMember && !mark ? () => send(commands.askStatus(record)) : undefined);
  const isLiked = mark?.isLiked ?? false;
  const count = mark?.count;
  return (
    <MarkButton
      className="mark-counted"
      isMarked={isLiked}
      label={count === undefined ? `赞：${title}` : `赞：${title}，${count} 人赞过`}
      title={isLiked ? '取消点赞' : '点赞'}
      sign={<Thumb />}
      onPress={() => send(isLiked ? commands.unlike(record) : commands.like(record))}
    >
      <span>{count ?? ''}</span>
    </MarkButton>
  );
}
