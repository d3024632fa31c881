import { codes } from '#src/contract/codes';
import type { Envelope } from '#src/contract/envelope';

export const success = <T>(data: T): Envelope<T> => ({
  statusCode: codes.ok,
  businessMsg: '',
  warnMsg: [],
  data,
});

export const failure = (statusCode: number, businessMsg: string, data: unknown = null): Envelope => ({
  statusCode,
  businessMsg,
  warnMsg: [],
  data,
});
