import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectContent, selectProblem } from '../selectors';
import { HomeView, type HomeViewProps } from './home-view';

export function HomePage(later: Pick<HomeViewProps, 'below' | 'whenIdle' | 'Basis'>) {
  const send = useSend();
  const content = useSelector(selectContent);
  const problem = useSelector(selectProblem);
  return (
    <HomeView content={content} problem={problem} onRetry={() => send(commands.loadHome())} {...later} />
  );
}
