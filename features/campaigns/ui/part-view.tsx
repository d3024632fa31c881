import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AnswerView } from '#src/ui/answer-view.tsx';
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

export function PartView<P extends Part>({ part, name, children }: PartViewProps<P>) {
  const send = useSend();
  const answer = useSelector(selectPart(part));
  const { query } = answer;
  return (
    <AnswerView
      answer={answer}
      name={name}
      openTo={`${name}向登录的会员开放。`}
      onRetry={() => send(commands.loadPart({ part, ...(query && { query }) }))}
    >
      {children}
    </AnswerView>
  );
}
