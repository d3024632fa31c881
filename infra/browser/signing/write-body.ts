import { FORM_TYPE } from '../../../src/contract/sealed-body';
import { header } from '../../../src/contract/signature';
import { headersOf, type WireRequest } from '../../gateway/wire-request';

const utf8 = new TextEncoder();

const formText = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(body as Readonly<Record<string, unknown>>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** From here inwards the body is bytes and the query part of the path: what is signed is what is sent. */
export const written = (request: WireRequest): WireRequest => {
  const { query = {}, ...rest } = request;
  const search = formText(query);
  const path =
    search === '' ? request.path : `${request.path}${request.path.includes('?') ? '&' : '?'}${search}`;
  if (request.bytes || request.body === undefined) return { ...rest, path };
  const isForm = request.bodyKind === 'form';
  return {
    ...rest,
    path,
    headers: { ...headersOf(request), [header.contentType]: isForm ? FORM_TYPE : 'application/json' },
    bytes: utf8.encode(isForm ? formText(request.body) : JSON.stringify(request.body)),
  };
};
