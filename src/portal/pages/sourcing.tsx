import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { commands as regions, selectAreas } from '../../../features/regions';
import { SourcingPage as Page } from '../../../features/sourcing/ui';
import { NATIONWIDE } from '../../contract/places';
import { useSend } from '../../ui/use-send';

export { sourcing } from '../../../features/sourcing';

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
