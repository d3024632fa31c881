import { nextTask } from '#infra/browser/next-task';
import type { Configuration } from '#infra/gateway/configuration';
import type { Layer } from '#infra/gateway/gateway';
import { lateLayer } from '#infra/gateway/late-layer';

/** Comes with the first call that leaves the page: a visitor's home page is painted and alive without one. */
export const transportPart = (configuration: Promise<Configuration>): Layer =>
  lateLayer(
    () => true,
    async () => {
      const { axiosTransport } = await import(/* webpackChunkName: "transport" */ './transport-chunk');
      await nextTask();
      const transport = axiosTransport(configuration);
      return () => transport;
    },
  );
