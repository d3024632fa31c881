import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import type { Block, BlockData } from '../../blocks';
import { commands } from '../../commands';
import { selectBlock } from '../../selectors';

const WAITING_ROWS = 5;

export interface BlockPartProps<B extends Block> {
  readonly block: B;
  /** Of the skeleton: the place is kept while the block is on its way. */
  readonly rows?: number;
  readonly children: (data: BlockData[B]) => ReactNode;
}

/** What is drawn of one block: its data, its place while it is on its way, or what went wrong. */
export function BlockPart<B extends Block>({ block, rows = WAITING_ROWS, children }: BlockPartProps<B>) {
  const send = useSend();
  const { data, status, problem } = useSelector(selectBlock(block));
  if (status === 'failed') {
    return (
      <Unavailable
        problem={problem}
        title="这一部分没能取到"
        openTo="综合单价的组成、工料机与走势向有权限的会员开放。"
        onRetry={() => send(commands.retryBlock({ block }))}
      />
    );
  }
  return data === undefined ? <SkeletonRows rows={rows} /> : children(data);
}
