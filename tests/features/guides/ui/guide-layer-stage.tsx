import { guides } from '#features/guides/index';
import { GuideLayer } from '#features/guides/ui/index';
import { pageElements } from '#infra/browser/elements';
import { stageView } from '#tests/support/view-stage.tsx';

const elements = pageElements(window);

/** Nothing that a step shows stands here: the bar leads on. */
stageView(<GuideLayer find={elements.find} />, guides, elements);
