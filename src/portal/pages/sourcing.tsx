import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { commands as regions, selectAreas } from '#features/regions/index';
import { SourcingPage as Page } from '#features/sourcing/ui/index';
import { NATIONWIDE } from '#src/contract/places';
import { useSend } from '#src/ui/use-send';

export { sourcing } from '#features/sourcing/index';

/** The pages and the regions meet here; neither slice knows the other. */
export function SourcingPage() {
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
