import { GuideLayer as Layer } from '#features/guides/ui/index';
import { pageElements } from '#infra/browser/elements';

export { guides } from '#features/guides/index';
export { GuideEntry } from '#features/guides/ui/index';

export const elements = pageElements(window);

export const GuideLayer = () => <Layer find={elements.find} />;
