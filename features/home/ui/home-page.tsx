import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectContent, selectFigures, selectProblem } from '../selectors';
import { HomeView, type HomeViewProps } from './home-view';

export function HomePage(later: Pick<HomeViewProps, 'below' | 'whenIdle' | 'Basis'>) {
  const send = useSend();
  const content = useSelector(selectContent);
  const problem = useSelector(selectProblem);
  const figures = useSelector(selectFigures);
  return (
    <HomeView
      content={content}
      figures={figures}
      problem={problem}
      onRetry={() => send(commands.loadHome())}
      {...later}
    />
  );
}
