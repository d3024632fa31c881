import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { AnswerOf, Question } from '../screens';
import { selectAnswer } from '../selectors';

export interface AnswerProps<Q extends Question> {
  readonly question: Q;
  readonly children: (data: AnswerOf[Q]) => ReactNode;
}

/** What the server answered; an earlier answer stands, faded, until the next one comes. */
export function Answer<Q extends Question>({ question, children }: AnswerProps<Q>) {
  const send = useSend();
  const shown = useSelector(selectAnswer(question));
  if (shown?.status === 'failed')
    return (
      <Unavailable
        problem={shown.problem}
        title="没能取到结果"
        openTo="控制台向有行为分析权限的账号开放。"
        onRetry={() => send(commands.refresh())}
      />
    );
  if (shown?.data === undefined)
    return (
      <div aria-busy="true">
        <span className="sr-only">正在查询</span>
        <SkeletonRows rows={6} />
      </div>
    );
  return <div aria-busy={shown.status === 'loading'}>{children(shown.data)}</div>;
}
