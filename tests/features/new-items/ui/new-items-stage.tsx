import { newItems } from '#features/new-items/index';
import { NewItemsPage } from '#features/new-items/ui/index';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(
  <NewItemsPage regionPicker={<button type="button">全国</button>} />,
  newItems,
  () => undefined,
  portalEvents,
);
