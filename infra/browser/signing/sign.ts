import { createSignature } from 'http-message-sig';
import {
  ALGORITHM,
  componentsOf,
  contentDigest,
  createdAt,
  header,
  LABEL,
  NONCE_BYTES,
  TAG,
} from '#src/contract/signature';
import type { Stamp } from '#src/contract/stamp';
import type { ApiRequest } from '#src/kernel/send';
import { headersOf, type WireRequest } from '#infra/gateway/wire-request';
import { base64, base64url } from './base64';
import type { DeviceKey } from './device-key';
import { written } from './write-body';

export interface SignPorts {
  readonly device: Pick<DeviceKey, 'thumbprint' | 'signer'>;
  readonly now: () => number;
  /** Missing during the handshake, which is what makes stamps possible. */
  readonly stamp?: (content: Stamp) => Promise<string>;
  /** Absolute address the transport will call. */
  readonly addressOf: (request: ApiRequest) => string;
}

const digestOf = async (bytes: Uint8Array<ArrayBuffer> | undefined): Promise<string | undefined> =>
  bytes && contentDigest(base64(await globalThis.crypto.subtle.digest('SHA-256', bytes)));

/** The request with all its headers, by RFC 9421, new with every call: time, nonce, stamp, signature. */
export const sign = async (request: WireRequest, ports: SignPorts): Promise<WireRequest> => {
  const { device, addressOf } = ports;
  const ready = await written(request);
  // An empty body is no body, on either side.
  const bytes = ready.bytes && ready.bytes.length > 0 ? ready.bytes : undefined;
  const timestamp = ports.now();
  const nonce = base64url(globalThis.crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const [digest, stamp] = await Promise.all([digestOf(bytes), ports.stamp?.({ n: nonce, t: timestamp })]);

  const unsigned: Readonly<Record<string, string>> = {
    ...headersOf(ready),
    [header.thumbprint]: device.thumbprint,
    [header.timestamp]: String(timestamp),
    ...(stamp !== undefined && { [header.stamp]: stamp }),
    ...(digest !== undefined && { [header.digest]: digest }),
  };
  const { signature, signatureInput } = await createSignature(
    {
      kind: 'request',
      method: request.method,
      targetUri: addressOf(ready),
      fields: Object.entries(unsigned).map(([name, value]) => ({ name, value })),
    },
    {
      label: LABEL,
      components: componentsOf((name) => name in unsigned, bytes !== undefined),
      parameters: {
        created: createdAt(timestamp),
        nonce,
        keyid: device.thumbprint,
        alg: ALGORITHM,
        tag: TAG,
      },
      signer: device.signer,
    },
  );
  return {
    ...ready,
    headers: { ...unsigned, [header.signature]: signature, [header.signatureInput]: signatureInput },
  };
};
