import { codes } from '#src/contract/codes';
import type { ApiReply } from '#src/kernel/send';

const UNREADABLE = '数据流读取或 JSON 解析失败';
export const UNKNOWN_SHAPE = '服务器返回了无法识别的内容';
export const UNREACHABLE = '网络异常，请检查网络后重试';
/** Stands where a reply has no code of its own. */
const NO_CODE = -1;

/** What came over the wire, read as text unless it passes through. */
export interface WireReply {
  readonly httpStatus: number;
  readonly contentType: string;
  readonly body: unknown;
  /** RFC 6266. */
  readonly disposition?: string;
  readonly requestId?: string;
  /** Seconds; a date is passed over, for the clocks may differ. */
  readonly retryAfter?: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [text(value)].filter(Boolean);
/** Some gateways write their codes as text. */
const code = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' || Number.isNaN(Number(value))
    ? undefined
    : Number(value);

export class Unreadable extends Error {
  constructor(cause: string) {
    super(`${UNREADABLE}：${cause}`);
    this.name = 'Unreadable';
  }
}

const passesThrough = (contentType: string) =>
  /^(text\/event-stream|application\/octet-stream|application\/jose)/.test(contentType);

/** The three shapes an answer may have: the envelope, `result.code`/`result.msg`, and `code` with the message in `data`. */
const fromFields = (body: Fields): Omit<ApiReply, 'httpStatus'> => {
  const own = code(body.statusCode);
  const result = isFields(body.result) ? body.result : undefined;
  const alternate = code(result?.code);
  const wrapped = code(body.code);
  const statusCode = own ?? alternate ?? wrapped ?? NO_CODE;
  const dataText = isFields(body.data) ? text(body.data.message) || text(body.data.msg) : text(body.data);
  const fallback = own === undefined && alternate === undefined && wrapped !== 200 ? dataText : '';
  return {
    statusCode,
    businessMsg:
      text(body.businessMsg) ||
      text(result?.msg) ||
      fallback ||
      (statusCode === NO_CODE ? UNKNOWN_SHAPE : ''),
    warnMsg: texts(body.warnMsg),
    data: body.data ?? result?.data ?? null,
    ...(text(body.id) && { id: text(body.id) }),
    ...(text(body.callbackAddress) && { callbackAddress: text(body.callbackAddress) }),
  };
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error));
  }
};

/** The name for those who read more than ASCII. */
const fileNameIn = (disposition = ''): string | undefined => {
  const written = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return written && decodeURIComponent(written);
};

/**
 * @throws Unreadable when the text of a good answer is not JSON.
 */
export const toReply = ({
  httpStatus,
  contentType,
  body,
  disposition,
  requestId,
  retryAfter,
}: WireReply): ApiReply => {
  const retryAfterS = Number(retryAfter);
  const isTold = retryAfterS > 0;
  const more = { httpStatus, ...(requestId && { requestId }), ...(isTold && { retryAfterS }) };
  const plain = { businessMsg: '', warnMsg: [], data: body };
  if (httpStatus === 200 && (passesThrough(contentType) || typeof body !== 'string')) {
    const fileName = fileNameIn(disposition);
    return { ...plain, ...more, ...(fileName && { fileName }), statusCode: codes.ok };
  }
  // A proxy's error page is not JSON; its own words would only frighten.
  if (httpStatus !== 200 && !contentType.includes('json')) {
    return {
      ...plain,
      ...more,
      data: null,
      statusCode: NO_CODE,
      businessMsg: `服务暂时不可用（HTTP ${httpStatus}）${isTold ? '，请稍后再试' : ''}`,
    };
  }
  const value = parse(String(body));
  if (!isFields(value))
    return { ...plain, ...more, data: null, statusCode: NO_CODE, businessMsg: UNKNOWN_SHAPE };
  return { ...fromFields(value), ...more };
};
