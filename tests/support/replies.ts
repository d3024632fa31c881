import type { ApiReply } from '#src/kernel/send';

/** What the gateway hands on: an envelope with this code, on HTTP 200 unless told otherwise. */
export const aReply = (statusCode = 200, more: Partial<ApiReply> = {}): ApiReply => ({
  httpStatus: 200,
  statusCode,
  businessMsg: '',
  warnMsg: [],
  data: null,
  ...more,
});

export const anAnswer = (data: unknown, more: Partial<ApiReply> = {}): ApiReply =>
  aReply(200, { data, ...more });
