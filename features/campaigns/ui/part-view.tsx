import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Part, PartData } from '../parts';
import { selectPart } from '../selectors';

interface PartViewProps<P extends Part> {
  readonly part: P;
  /** What could not be had: 活动. */
  readonly name: string;
  readonly children: (data: PartData[P]) => ReactNode;
}

/** A part of a page once it is there; what is loaded anew stands until then. */
export function PartView<P extends Part>({ part, name, children }: PartViewProps<P>) {
  const send = useSend();
  const { status, data, problem } = useSelector(selectPart(part));
  if (data !== undefined && status !== 'failed') return <>{children(data)}</>;
  if (status === 'failed')
    return (
      <Unavailable
        problem={problem}
        title={`没能取到${name}`}
        openTo={`${name}向登录的会员开放。`}
        onRetry={() => send(commands.loadPart({ part }))}
      />
    );
  return (
    <div aria-busy="true">
      <span className="sr-only">正在载入{name}</span>
      <SkeletonRows rows={4} />
    </div>
  );
}
