import { useSelector } from 'react-redux';
import { BASIS_KEY } from '#src/costing/basis';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { placeIn } from '../place';
import { selectContent, selectFigures, selectLost, selectProblem } from '../selectors';
import { HomeView, type HomeViewProps } from './home-view';

export function HomePage(later: Pick<HomeViewProps, 'below' | 'whenIdle' | 'Basis'>) {
  const send = useSend();
  const content = useSelector(selectContent);
  const problem = useSelector(selectProblem);
  const figures = useSelector(selectFigures);
  const lost = useSelector(selectLost);
  useOnceOnline(lost ? () => send(commands.loadFigures(placeIn({ [BASIS_KEY]: lost }))) : undefined);
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
