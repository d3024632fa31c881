import type { ApiRequest } from '#src/kernel/send';

/** Header that carries the captcha's result. */
export const VALIDATE_HEADER = 'validateData';

/** What the signing layers add to a request on its way to the wire; nobody above the gateway reads it. */
export interface WireRequest extends ApiRequest {
  /** The body leaves as a JWE, and the answer comes back as one. */
  readonly sealed?: boolean;
  /** Changes something although it may be a GET: it is named as every changing request is. */
  readonly once?: boolean;
  /** The body as it must travel: what is signed is what is sent. Takes the place of `body`. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

export const headersOf = ({ headers = {} }: ApiRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
