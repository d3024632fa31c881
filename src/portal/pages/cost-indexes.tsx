import { defer } from 'rxjs';
import { NoBasisNote } from '../../../features/basis/ui';
import { costIndexesOf } from '../../../features/cost-indexes';
import { CostIndexesPage, CostIndexPage as DetailPage } from '../../../features/cost-indexes/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import { saveFile } from '../../../infra/browser/save-file';

export { joinBasis } from './join-basis';

export const costIndexesIn = (view: Window) => {
  const save = saveFile(view);
  return costIndexesOf({
    copy: (text) => defer(() => view.navigator.clipboard.writeText(text)),
    save: (name, text) => save(name, new Blob([text], { type: 'text/csv;charset=utf-8' })),
  });
};

const WHY =
  '指数与价格序列本来就分期、分地区发布，期、地区与基期请在本页选择；换算一笔造价用详情页的“折算”。';

/** The list, the regions and the basis meet here; no slice knows the others. */
export function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  return (
    <>
      <NoBasisNote why={WHY} />
      <CostIndexesPage regionPicker={<RegionPicker />} {...(areaName && { areaName })} />
    </>
  );
}

export const CostIndexPage = () => (
  <>
    <NoBasisNote why={WHY} />
    <DetailPage />
  </>
);
