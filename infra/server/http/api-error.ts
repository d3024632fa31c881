/** Thrown by a handler to answer with this code and message; everything else thrown is a defect and answers 500. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly businessMsg: string,
    readonly more: {
      readonly data?: unknown;
      readonly callbackAddress?: string;
      /** When to ask again, in seconds. */
      readonly retryAfterS?: number;
    } = {},
  ) {
    super(businessMsg);
    this.name = 'ApiError';
  }
}
