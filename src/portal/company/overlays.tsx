import { useSelector } from 'react-redux';
import { selectUser } from '../../../features/auth';
import { Entrance, RecruitBox } from '../../../features/promotions/ui';
import { Prompts } from '../../../features/prompts/ui';
import { RightsTip } from '../../../features/rights-tip/ui';
import { ServiceBar } from '../../../features/service-bar/ui';
import { ServiceDesk } from '../../../features/service-desk/ui';
import { TutorialEntry, TutorialVideo } from '../../../features/tutorial-video/ui';
import { Watermark } from '../../../features/watermark/ui';

/** What lies over every page. Its slices meet here and nowhere else. */
export function Overlays() {
  const user = useSelector(selectUser);
  return (
    <>
      <ServiceBar entrance={<Entrance />} more={<TutorialEntry />} />
      <RecruitBox />
      <TutorialVideo />
      <RightsTip />
      <ServiceDesk />
      <Prompts />
      {user && <Watermark name={user.accountName} />}
    </>
  );
}
