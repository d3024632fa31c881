import type { Observable } from 'rxjs';

export type Scalar = string | number | boolean;

/** What an epic asks of the gateway. Plain data, so that it can be logged and compared on replay. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute path below its base, path parameters filled in: `/core/search/getSolrData`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, Scalar | undefined>>;
  readonly body?: unknown;
  readonly bodyKind?: 'json' | 'form' | 'multipart';
  readonly headers?: Readonly<Record<string, string>>;
  /** `none`: sent without a session and never parked. Logging in must not wait for a login. */
  readonly session?: 'required' | 'optional' | 'none';
  /** Asks for an answer of this purpose before it goes out: the server would ask for one in any case. */
  readonly captcha?: string;
  /** `blob` and `stream` answers pass through unless they turn out to be JSON. */
  readonly expects?: 'envelope' | 'blob' | 'stream';
  /** What the contract demands of the member: a refusal then means that just this is missing. */
  readonly needs?: 'vip' | 'rights';
  /** The caller shows its failures itself: they raise no notice. What a success has to say is shown all the same. */
  readonly quiet?: boolean;
}

/** The response envelope of the portal, whatever shape came over the wire. */
export interface ApiReply<T = unknown> {
  /** Transport status; body codes count only where this is 200. */
  readonly httpStatus: number;
  readonly statusCode: number;
  readonly businessMsg: string;
  readonly warnMsg: readonly string[];
  readonly data: T;
  readonly id?: string;
  readonly callbackAddress?: string;
  /** Of an answer that is a file, as the server names it. */
  readonly fileName?: string;
  /** Echo of the server's `x-request-id`, shown with failures so that support can find them. */
  readonly requestId?: string;
  /** The server wants no further try before. Seconds. */
  readonly retryAfterS?: number;
}

/** Cold: nothing is sent before subscription, unsubscribing cancels. */
export type Send = (request: ApiRequest) => Observable<ApiReply>;

/** The call came back, but not with success. Carries the whole body: forms show its message, login reads its data. */
export class CallRefused extends Error {
  constructor(
    readonly reply: ApiReply,
    message = reply.businessMsg,
  ) {
    super(message);
    this.name = 'CallRefused';
  }
}

/** How many milliseconds whoever tries again by itself has to wait at least. */
export const waitOf = (error: unknown): number =>
  error instanceof CallRefused ? (error.reply.retryAfterS ?? 0) * 1_000 : 0;

/** Serialisable account of a failed call, fit for an event. `code` is -1 when no reply arrived. */
export interface Problem {
  readonly code: number;
  readonly message: string;
  readonly requestId?: string;
}
export const NO_REPLY = -1;
/** The message where the server refuses without a word. */
export const FAILED = '操作没有成功，请稍后再试';

export const problemOf = (error: unknown): Problem => {
  if (error instanceof CallRefused) {
    const { statusCode, requestId } = error.reply;
    return { code: statusCode, message: error.message, ...(requestId ? { requestId } : {}) };
  }
  return { code: NO_REPLY, message: error instanceof Error ? error.message : String(error) };
};

/** What a notice says of it. */
export const wordsOf = ({ code, message }: Problem, withoutReply = '网络没有回应，请稍后再试'): string =>
  code === NO_REPLY ? withoutReply : message;
