import axios, {
  isCancel,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { Observable } from 'rxjs';
import type { ApiReply, Scalar, Send } from '#src/kernel/send';
import { baseOf, type Bases } from './configuration';
import type { WireRequest } from './wire-request';
import { toReply, UNREACHABLE } from './to-reply';

const responseType = { envelope: 'text', blob: 'blob', stream: 'stream' } as const;

const filled = (form: URLSearchParams | FormData, body: unknown) => {
  for (const [name, value] of Object.entries(body as Readonly<Record<string, Scalar | undefined>>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  return form;
};

const dataOf = ({ bodyKind, body }: WireRequest): unknown => {
  if (body === undefined) return undefined;
  if (bodyKind === 'form') return filled(new URLSearchParams(), body);
  return bodyKind === 'multipart' ? filled(new FormData(), body) : body;
};

const header = ({ headers }: AxiosResponse<unknown>, name: string) => String(headers[name] ?? '');

/** A blob or stream that holds JSON is an answer in words, not a file. */
const bodyOf = async (response: AxiosResponse<unknown>): Promise<unknown> => {
  const { data } = response;
  if (!header(response, 'content-type').includes('json')) return data;
  return data instanceof Blob || data instanceof ReadableStream ? new Response(data).text() : data;
};

type Wiring = Pick<AxiosRequestConfig, 'adapter' | 'timeout'>;
const plain: Wiring = {};

const perform = async (
  http: AxiosInstance,
  bases: Bases | Promise<Bases>,
  request: WireRequest,
  { signal, wiring }: { readonly signal: AbortSignal; readonly wiring: Wiring },
): Promise<ApiReply> => {
  const { method, path, query, headers, expects = 'envelope', bytes } = request;
  const response = await http.request<unknown>({
    method,
    url: (await bases)[baseOf(path)] + path,
    params: query,
    data: dataOf(request),
    // Of a multipart form the boundary is part of its type: whoever writes the form names it.
    headers: { ...(request.bodyKind === 'multipart' && { 'content-type': false }), ...headers },
    // Signed bytes travel as they are.
    ...(bytes && { data: bytes, transformRequest: [(data: unknown) => data] }),
    responseType: responseType[expects],
    signal,
    ...wiring,
  });
  return toReply({
    httpStatus: response.status,
    contentType: header(response, 'content-type'),
    disposition: header(response, 'content-disposition'),
    requestId: header(response, 'x-request-id') || undefined,
    retryAfter: header(response, 'retry-after'),
    body: await bodyOf(response),
  });
};

const overFetch = async (): Promise<AxiosAdapter> =>
  (await import(/* webpackChunkName: "streaming" */ 'axios/unsafe/adapters/fetch.js')).default;

/**
 * The one place where the portal touches the network. Unsubscribing aborts the request. Streams need an adapter over
 * fetch: XMLHttpRequest hands a body over only when it is whole.
 */
export const axiosTransport = (
  bases: Bases | Promise<Bases>,
  streaming: () => Promise<AxiosAdapter | 'fetch'> = overFetch,
): Send => {
  const wiringOf = async ({ expects }: WireRequest): Promise<Wiring> =>
    expects === 'stream' ? { adapter: await streaming(), timeout: 0 } : plain;
  const http = axios.create({
    timeout: 30_000,
    withCredentials: true,
    // Every status is the layers' business, and the text is parsed by toReply, which words its failures.
    validateStatus: () => true,
    transformResponse: [(data: unknown) => data],
  });
  return (request) =>
    new Observable((subscriber) => {
      const abort = new AbortController();
      let isAnswered = false;
      wiringOf(request)
        .then((wiring) => perform(http, bases, request, { signal: abort.signal, wiring }))
        .then(
          (reply) => {
            isAnswered = true;
            subscriber.next(reply);
            subscriber.complete();
          },
          (error: unknown) => {
            if (isCancel(error)) return;
            subscriber.error(axios.isAxiosError(error) ? new Error(UNREACHABLE, { cause: error }) : error);
          },
        );
      // A stream is still being read when its reply has been handed on; its reader cancels it.
      return () => {
        if (!isAnswered) abort.abort();
      };
    });
};
