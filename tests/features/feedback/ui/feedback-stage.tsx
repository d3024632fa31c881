import { feedback } from '#features/feedback/index';
import { FeedbackDialogs } from '#features/feedback/ui/index';
import { reportNothing } from '#features/search/epics/submit';
import { NothingFound } from '#features/search/ui/page/nothing-found.tsx';
import { stageView } from '#tests/support/view-stage.tsx';

/** What the results page shows where nothing was found leads to the dialogs. */
stageView(
  <>
    <NothingFound view={{ text: '地铁盾构', category: 'all' }} instead={[]} areaName={undefined} />
    <FeedbackDialogs />
  </>,
  { ...feedback, epics: () => ({ ...feedback.epics(), reportNothing }) },
);
