import type { RootState } from '#src/kernel/state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { MarkButton } from '#src/ui/mark-button/mark-button.tsx';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectMark, selectMember } from '../selectors';

export interface FavoriteButtonProps {
  /** project, policy … */
  readonly kind: string;
  readonly recordId: string;
  /** The record's name, for those who hear the button alone. */
  readonly title: string;
  /** Beside the star, where there is room for it. */
  readonly withWord?: boolean;
}

const Star = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
    <path d="M10 2.6l2.3 4.7 5.1.7-3.7 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.6 8l5.1-.7z" />
  </svg>
);

export function FavoriteButton({ kind, recordId, title, withWord = false }: FavoriteButtonProps) {
  const send = useSend();
  const record = { kind, ref: recordId };
  const isMember = useSelector(selectMember) !== undefined;
  const known = useSelector((state: RootState) => selectMark(state, record)?.isFavorite);
  const isFavorite = known ?? false;
  useEffect(() => {
    if (isMember) send(commands.askStatus({ kind, ref: recordId }));
  }, [send, isMember, kind, recordId]);
  useOnceOnline(isMember && known === undefined ? () => send(commands.askStatus(record)) : undefined);
  return (
    <MarkButton
      className="mark-gold"
      isMarked={isFavorite}
      label={`收藏：${title}`}
      title={isFavorite ? '取消收藏' : '收藏'}
      sign={<Star />}
      onPress={() => send(isFavorite ? commands.cancel(record) : commands.add(record))}
    >
      {withWord && <span>收藏</span>}
    </MarkButton>
  );
}
