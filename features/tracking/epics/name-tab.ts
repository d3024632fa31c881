import { defer, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';

const DEVICE = 'trackingDevice';

/** Once at start: who this tab is to the analysts. The device is a random name, no fingerprint. */
export const nameTab: Epic = (_action$, _state$, { ids, kept }) =>
  defer(() => {
    const device = kept.get(DEVICE) ?? ids.uuid();
    kept.set(DEVICE, device);
    return of(events.tabNamed({ tab: ids.uuid(), entry: ids.entry(), device }));
  });
