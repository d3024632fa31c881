import { SystemNoticeList } from '#features/system-notices/ui/index';
import { Drawn, hasJoined } from '../drawn';
import { lateView } from '#src/ui/late/late-view';
import { aiChatChunk } from '../page-chunks';
import { Overlays } from './overlays';

const AiChat = lateView(aiChatChunk, (part) => part.AiChat);
const hasAiChat = hasJoined('aiChat');

/** Drawn beside every page once the page is at rest. */
export const Company = () => (
  <>
    <Overlays />
    <SystemNoticeList />
    <Drawn when={hasAiChat} parts={[AiChat]} />
  </>
);
