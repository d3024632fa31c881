/** Every JSON answer of the server has this shape, errors and unknown paths included. */
export interface Envelope<T = unknown> {
  readonly statusCode: number;
  readonly businessMsg: string;
  readonly warnMsg: readonly string[];
  readonly data: T;
  /** Only in login answers: the id of the login family, stored as casId. */
  readonly id?: string;
  /** Where a captcha for this call can be had. */
  readonly callbackAddress?: string;
}
