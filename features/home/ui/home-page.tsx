import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectContent, selectProblem } from '../selectors';
import { HomeView } from './home-view';

export function HomePage({ below }: { readonly below?: ReactNode }) {
  const send = useSend();
  const content = useSelector(selectContent);
  const problem = useSelector(selectProblem);
  return (
    <HomeView content={content} problem={problem} onRetry={() => send(commands.loadHome())} below={below} />
  );
}
