import { defer, type Observable } from 'rxjs';
import { loadDeliver, type Delivery } from '#features/tracking/index';
import type { Configuration } from '#infra/gateway/configuration';
import { outboxChunk } from './lazy-chunks';
import { whenFree } from './prefetch';

const free = (): Promise<void> => new Promise((resolve) => whenFree(resolve));

/** Behind the first load: facts wait for it, nobody else does. */
export const deliveryOf = (view: Window, configuration: Promise<Configuration>): Observable<Delivery> =>
  defer(async () => {
    await free();
    const [{ openDelivery }, { deliver }] = await Promise.all([outboxChunk.load(), loadDeliver()]);
    return { ...openDelivery(view, await configuration), deliver };
  });
