import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { commands as regions, selectAreas } from '#features/regions/index';
import { NATIONWIDE } from '#src/contract/places';
import { useSend } from '#src/ui/use-send';
import { pageModule } from '#src/portal/page-module';
import { sourcing } from './index';
import { SourcingPage as Page } from './ui/index';

/** The pages and the regions meet here; neither slice knows the other. */
function SourcingPage() {
  const send = useSend();
  const areas = useSelector(selectAreas);
  useEffect(() => {
    send(regions.loadAreas());
  }, [send]);
  const options = useMemo(
    () =>
      areas
        .filter(({ areaid }) => areaid !== NATIONWIDE)
        .map(({ areaid, name }) => ({ value: areaid, label: name })),
    [areas],
  );
  return <Page areas={options} />;
}

export const page = pageModule({
  join: (join) => join(sourcing),
  views: { sourcing: SourcingPage, sourcingModule: SourcingPage },
});
