import { defer, type Observable } from 'rxjs';
import { loadDeliver, type Delivery } from '#features/tracking/index';
import type { Configuration } from '#infra/gateway/configuration';
import { outboxChunk } from './lazy-chunks';

/** A tab in the background paints nothing. */
const LONGEST_WAIT_MS = 1_000;

const painted = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve()));
    view.setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** Behind the first paint: facts wait for it, nobody else does. */
export const deliveryOf = (view: Window, configuration: Promise<Configuration>): Observable<Delivery> =>
  defer(async () => {
    await painted(view);
    const [{ openDelivery }, { deliver }] = await Promise.all([outboxChunk.load(), loadDeliver()]);
    return { ...openDelivery(view, await configuration), deliver };
  });
