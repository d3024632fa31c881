import { newItemsOf } from '#features/new-items/index';
import { NewItemsPage } from '#features/new-items/ui/index';
import { stageView } from '#tests/support/view-stage.tsx';

stageView(
  newItemsOf(() => undefined),
  <NewItemsPage regionPicker={<button type="button">全国</button>} />,
);
