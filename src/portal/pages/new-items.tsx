import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectAreaIds } from '#features/new-items/index';
import { NewItemsPage as Page } from '#features/new-items/ui/index';
import { forNewItems, RegionPicker } from '#features/regions/ui/index';

export { newItemsOf } from '#features/new-items/index';
export { saveFile } from '#infra/browser/save-file';

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
