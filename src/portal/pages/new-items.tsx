import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectAreaIds } from '../../../features/new-items';
import { NewItemsPage as Page } from '../../../features/new-items/ui';
import { forNewItems, RegionPicker } from '../../../features/regions/ui';

export { newItemsOf } from '../../../features/new-items';
export { saveFile } from '../../../infra/browser/save-file';

const NOWHERE: readonly string[] = [];

/** Offers the regions with open projects, and no other. */
const OpenRegions = () => {
  const areaIds = useSelector(selectAreaIds) ?? NOWHERE;
  const among = useCallback<ReturnType<typeof forNewItems>>(
    (regions) => forNewItems(areaIds)(regions),
    [areaIds],
  );
  return <RegionPicker among={among} />;
};

export const NewItemsPage = () => <Page regionPicker={<OpenRegions />} />;
