import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectStatus } from '../selectors';

/** Asks again for a table that did not come, when the network is back; the answer asks at once. */
export const useTableAgain = (): (() => void) => {
  const send = useSend();
  const load = () => void send(commands.loadTable());
  useOnceOnline(useSelector(selectStatus) === 'failed' ? load : undefined);
  return load;
};

/** The table is wanted: also where another page could not have it. */
export const useTable = (): (() => void) => {
  const send = useSend();
  const status = useSelector(selectStatus);
  const [isMissing] = useState(status === 'idle' || status === 'failed');
  // Sends only; whether the table is on its way already is the epic's to know.
  useEffect(() => {
    if (isMissing) send(commands.loadTable());
  }, [isMissing, send]);
  return useTableAgain();
};
