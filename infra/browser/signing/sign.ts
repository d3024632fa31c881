import { createSignature } from 'http-message-sig';
import { FORM_TYPE } from '#src/contract/sealed-body';
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
import type { DeviceKey } from './device-key';

const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))));

const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

type Fields = Readonly<Record<string, unknown>>;

const utf8 = new TextEncoder();

const fieldsOf = (body: unknown): [string, string][] =>
  Object.entries(body as Fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);

const formText = (body: unknown): string => new URLSearchParams(fieldsOf(body)).toString();

interface Content {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The browser draws the boundary, and tells it in the type. */
const multipart = async (body: unknown): Promise<Content> => {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) form.append(name, value);
  const drawn = new Response(form);
  return {
    type: drawn.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await drawn.arrayBuffer()),
  };
};

const contentOf = async ({ bodyKind, body }: WireRequest): Promise<Content> => {
  if (bodyKind === 'multipart') return multipart(body);
  return bodyKind === 'form'
    ? { type: FORM_TYPE, bytes: utf8.encode(formText(body)) }
    : { type: 'application/json', bytes: utf8.encode(JSON.stringify(body)) };
};

/** From here inwards the body is bytes and the query part of the path: what is signed is what is sent. */
export const written = async (request: WireRequest): Promise<WireRequest> => {
  const { query = {}, ...rest } = request;
  const search = formText(query);
  const path =
    search === '' ? request.path : `${request.path}${request.path.includes('?') ? '&' : '?'}${search}`;
  if (request.bytes || request.body === undefined) return { ...rest, path };
  const { type, bytes } = await contentOf(request);
  return { ...rest, path, headers: { ...headersOf(request), [header.contentType]: type }, bytes };
};

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
