import { useSelector } from 'react-redux';
import { selectUser } from '#features/auth/index';
import { FeedbackDialogs } from '#features/feedback/ui/index';
import { Entrance, RecruitBox } from '#features/promotions/ui/index';
import { Prompts } from '#features/prompts/ui/index';
import { RightsTip } from '#features/rights-tip/ui/index';
import { ServiceBar } from '#features/service-bar/ui/index';
import { ServiceDesk } from '#features/service-desk/ui/index';
import { Trial } from '#features/trial/ui/index';
import { TutorialEntry, TutorialVideo } from '#features/tutorial-video/ui/index';
import { hasJoined, Drawn } from '../drawn';
import { KeptRecording } from '../recording/kept-recording';
import { SentLog } from '../recording/sent-log';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { guidesChunk } from './chunks';
import { Watermark } from '#features/watermark/ui/index';

const GuideEntry = lazyView(guidesChunk, (part) => part.GuideEntry);
const hasGuides = hasJoined('guides');

const PageEntries = () => (
  <>
    <TutorialEntry />
    <Drawn when={hasGuides} parts={[GuideEntry]} />
  </>
);

/** What lies over every page. Its slices meet here and nowhere else. */
export function Overlays() {
  const user = useSelector(selectUser);
  return (
    <>
      <ServiceBar entrance={<Entrance />} more={<PageEntries />} />
      <RecruitBox />
      <TutorialVideo />
      <RightsTip />
      <ServiceDesk />
      <Trial />
      <FeedbackDialogs sentLog={<SentLog />} />
      <Prompts />
      <KeptRecording />
      {user && <Watermark name={user.accountName} />}
    </>
  );
}
