import { defer } from 'rxjs';
import { costIndexesOf } from '../../../features/cost-indexes';
import { CostIndexesPage } from '../../../features/cost-indexes/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import { saveFile } from '../../../infra/browser/save-file';

export { CostIndexPage } from '../../../features/cost-indexes/ui';

export const costIndexesIn = (view: Window) => {
  const save = saveFile(view);
  return costIndexesOf({
    copy: (text) => defer(() => view.navigator.clipboard.writeText(text)),
    save: (name, text) => save(name, new Blob([text], { type: 'text/csv;charset=utf-8' })),
  });
};

/** The list and the regions meet here; neither slice knows the other. */
export function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  return <CostIndexesPage regionPicker={<RegionPicker />} {...(areaName && { areaName })} />;
}
