import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { forNewItems, RegionPicker } from '#features/regions/ui/index';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { newItems, selectAreaIds } from './index';
import { NewItemsPage as Page } from './ui/index';

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
