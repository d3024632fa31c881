import { useSelector } from 'react-redux';
import { activities } from '#features/activities/index';
import { selectEntered } from '#features/activities/selectors';
import { MallPage, PointsPage, RafflePage } from '#features/activities/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

const PAGES = { pointMall: MallPage, memberPoints: PointsPage, luckyDraw: RafflePage } as const;

function Pages() {
  const Page = PAGES[useSelector(selectEntered) as keyof typeof PAGES];
  return <Page />;
}

stageView(<Pages />, activities, () => undefined);
