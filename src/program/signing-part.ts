import { baseOf, type Configuration } from '#infra/gateway/configuration';
import { lateLayer } from '#infra/gateway/late-layer';
import type { Layer } from '#infra/gateway/gateway';
import { wantsSignature } from '#infra/gateway/sign-request';

const unsigned: Layer = (send) => send;

/** Comes with the first call that shows a token or is sealed, where the server wants it. */
export const signingPart = (
  configuration: Promise<Configuration>,
  rememberDevice: (thumbprint: string) => void,
  tellNotKept: () => void,
): Layer =>
  lateLayer(wantsSignature, async () => {
    const bases = await configuration;
    if (!bases.signing) return unsigned;
    const { openDeviceKey, signingLayer } = await import(/* webpackChunkName: "signing" */ './signing-chunk');
    return signingLayer({
      addressOf: ({ path }) => new URL(bases[baseOf(path)] + path, location.href).href,
      // From now on this browser goes by the name of its key, on unsigned calls as well.
      openKey: async () => {
        const key = await openDeviceKey();
        rememberDevice(key.thumbprint);
        if (!key.isKept) tellNotKept();
        return key;
      },
    });
  });
