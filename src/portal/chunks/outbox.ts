import { fromEvent } from 'rxjs';
import type { DeliveryPorts } from '#features/tracking/index';
import { indexedOutbox } from '#infra/browser/indexed-outbox';
import { sendBeacon } from '#infra/browser/send-beacon';
import type { Configuration } from '#infra/gateway/configuration';

// Typed as always there, yet missing on plain http hosts.
type Navigation = Omit<Navigator, 'locks'> & Partial<Pick<Navigator, 'locks'>>;

export const openDelivery = (view: Window, { base }: Configuration): DeliveryPorts => {
  const navigator: Navigation = view.navigator;
  return {
    // Without locks two tabs would send the same.
    shared: navigator.locks ? indexedOutbox : undefined,
    online$: fromEvent(view, 'online'),
    beacon: sendBeacon(view.navigator, base),
  };
};
