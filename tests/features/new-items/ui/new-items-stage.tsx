import { newItemsOf } from '../../../../features/new-items';
import { NewItemsPage } from '../../../../features/new-items/ui';
import { stageView } from '../../../support/view-stage';

stageView(
  newItemsOf(() => undefined),
  <NewItemsPage regionPicker={<button type="button">全国</button>} />,
);
