import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AnswerView } from '#src/ui/answer-view.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Part, PartData } from '../parts';
import { selectPart } from '../selectors';

export interface PartViewProps<P extends Part> {
  readonly part: P;
  readonly children: (data: PartData[P]) => ReactNode;
}

/** What the server answered; an earlier answer stands, faded, until the next one comes. */
export function PartView<P extends Part>({ part, children }: PartViewProps<P>) {
  const send = useSend();
  const answer = useSelector(selectPart(part));
  return (
    <div aria-busy={answer.status === 'loading'}>
      <AnswerView
        answer={answer}
        name="结果"
        openTo="控制台向有行为分析权限的账号开放。"
        onRetry={() => send(commands.refresh())}
      >
        {children}
      </AnswerView>
    </div>
  );
}
