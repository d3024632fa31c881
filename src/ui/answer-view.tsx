import type { ReactNode } from 'react';
import type { Problem } from '#src/kernel/send';
import { SkeletonRows } from './skeleton';
import { Unavailable } from './unavailable';

export interface AnswerViewProps<Data> {
  readonly answer: {
    readonly status: string;
    readonly data?: Data | undefined;
    readonly problem?: Problem | undefined;
  };
  /** What is on the way: 积分记录. */
  readonly name: string;
  /** Whom it is open to, for those whom the server refused it. */
  readonly openTo: string;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** The latest answer of a call; what is asked for anew stands until then. */
export function AnswerView<Data>({ answer, name, openTo, onRetry, children }: AnswerViewProps<Data>) {
  const { status, data, problem } = answer;
  if (status === 'failed')
    return <Unavailable problem={problem} title={`没能取到${name}`} openTo={openTo} onRetry={onRetry} />;
  if (data !== undefined) return <>{children(data)}</>;
  return (
    <div aria-busy="true">
      <span className="sr-only">正在载入{name}</span>
      <SkeletonRows rows={4} />
    </div>
  );
}
