import { SystemNoticeList } from '../../../features/system-notices/ui';
import { Drawn, hasJoined } from '../drawn';
import { lazyView } from '../lazy-view';
import { aiChatChunk } from '../page-chunks';
import { Overlays } from './overlays';

const AiChat = lazyView(aiChatChunk, (part) => part.AiChat);
const hasAiChat = hasJoined('aiChat');

/** Drawn beside every page once the page is at rest. */
export const Company = () => (
  <>
    <Overlays />
    <SystemNoticeList />
    <Drawn when={hasAiChat} parts={[AiChat]} />
  </>
);
