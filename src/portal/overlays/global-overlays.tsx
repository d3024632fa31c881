import { SystemNoticeList } from '#features/system-notices/ui/index';
import { Drawn, hasJoined } from '../drawn';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { aiChatChunk } from './chunks';
import { Overlays } from './overlays';

const AiChat = lazyView(aiChatChunk, (part) => part.AiChat);
const hasAiChat = hasJoined('aiChat');

/** Drawn beside every page once the page is at rest. */
export const GlobalOverlays = () => (
  <>
    <Overlays />
    <SystemNoticeList />
    <Drawn when={hasAiChat} parts={[AiChat]} />
  </>
);
