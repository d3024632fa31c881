import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { newItems, selectAreaIds } from '#features/new-items/index';
import { NewItemsPage as Page } from '#features/new-items/ui/index';
import { forNewItems, RegionPicker } from '#features/regions/ui/index';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '../page-module';
import { portalEvents } from './shared/portal-events';

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

const NewItemsPage = () => <Page regionPicker={<OpenRegions />} />;

export const page = pageModule({
  join: (join, view) => join(newItems, saveFile(view), portalEvents),
  views: { newItems: NewItemsPage },
});
