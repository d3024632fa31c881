import { useSelector } from 'react-redux';
import { selectUser } from '#features/auth/index';
import { Entrance, RecruitBox } from '#features/promotions/ui/index';
import { Prompts } from '#features/prompts/ui/index';
import { RightsTip } from '#features/rights-tip/ui/index';
import { ServiceBar } from '#features/service-bar/ui/index';
import { ServiceDesk } from '#features/service-desk/ui/index';
import { TutorialEntry, TutorialVideo } from '#features/tutorial-video/ui/index';
import { Watermark } from '#features/watermark/ui/index';

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
