import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { isOffered, unitPriceAreaCall, unitPriceList } from '../contract';
import { events } from '../events';

/** 北京, where the visitor's own place is unknown. */
const FALLBACK = '2';

/** Without an answer the list begins in 北京, and nobody need hear of it. */
export const findArea = exchange({
  on: commands.findArea,
  overlap: switchMap,
  call: unitPriceAreaCall,
  succeeded: ({ areaid, isOfAddress }) =>
    isOffered(areaid)
      ? events.areaFound({ areaId: areaid, isOfAddress })
      : events.areaFound({ areaId: FALLBACK, isOfAddress: false }),
  failed: () => events.areaFound({ areaId: FALLBACK, isOfAddress: false }),
});

/** The place joins the view in the address, and entering that finds the rows. */
export const enterArea = when(events.areaFound, ({ areaId }, _, { address }) => {
  const [path, search] = address.current().split('?');
  const query = new URLSearchParams(search);
  const view = unitPriceList.viewFrom(Object.fromEntries(query));
  // Meanwhile the member may have picked one, or have left.
  if (path !== unitPriceList.path || view.areaId) return;
  query.set('areaId', areaId);
  address.replace(`${path}?${query.toString()}`);
});
