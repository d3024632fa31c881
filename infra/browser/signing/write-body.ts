import { FORM_TYPE } from '#src/contract/sealed-body';
import { header } from '#src/contract/signature';
import { headersOf, type WireRequest } from '#infra/gateway/wire-request';

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
