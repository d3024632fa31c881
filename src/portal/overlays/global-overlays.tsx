export { ReportButton } from '#features/feedback/ui/index';
import { SystemNoticeList } from '#features/system-notices/ui/index';
import { Drawn, hasJoined } from '../drawn';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { aiChatChunk, guidesChunk } from './chunks';
import { Overlays } from './overlays';

const AiChat = lazyView(aiChatChunk, (part) => part.AiChat);
const GuideLayer = lazyView(guidesChunk, (part) => part.GuideLayer);
const hasGuides = hasJoined('guides');
const hasAiChat = hasJoined('aiChat');

/** Drawn beside every page once the page is at rest. */
export const GlobalOverlays = () => (
  <>
    <Overlays />
    <SystemNoticeList />
    <Drawn when={hasGuides} parts={[GuideLayer]} />
    <Drawn when={hasAiChat} parts={[AiChat]} />
  </>
);
