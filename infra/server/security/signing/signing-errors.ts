import { codes, SESSION_OVER } from '#src/contract/codes';
import { cryptoCodes, type ClockRefusal } from '#src/contract/crypto-codes';
import { ApiError } from '../../http/api-error';

const ALTERED = '请求没有有效的签名，或在途中被改动，请刷新页面后重试';
const REPLAYED = '这个请求已经处理过，不会重复执行';
const FOREIGN = '登录凭证不属于当前浏览器，请重新登录';
const WRONG_CLOCK = '本机时间与服务器相差过大，请校准时间后重试';
const UNKNOWN_KEY = '安全连接已过期，请刷新页面后重试';
const UNREADABLE = '加密内容无法读取，请刷新页面后重试';
const TOO_MANY = '建立安全连接过于频繁，请稍后再试';
const UNSEALED = '这项内容须加密提交，请刷新页面后重试';

/** The reason is for the log: an answer that names the failed check would teach a forger. */
export class SigningRefusal extends ApiError {
  constructor(
    statusCode: number,
    businessMsg: string,
    readonly reason: string,
    data?: unknown,
  ) {
    super(statusCode, businessMsg, data === undefined ? {} : { data });
    this.name = 'SigningRefusal';
  }
}

export const altered = (reason: string) => new SigningRefusal(cryptoCodes.signature, ALTERED, reason);
export const replayed = () => new SigningRefusal(cryptoCodes.signature, REPLAYED, 'replay');
/** Ends the login of that browser: with another key it can never again be of use there. */
export const foreign = () => new SigningRefusal(codes.sessionOver, FOREIGN, 'session of another key');
export const expired = () => new SigningRefusal(codes.sessionExpired, SESSION_OVER, 'session');
export const wrongClock = (serverTime: number) =>
  new SigningRefusal(cryptoCodes.clock, WRONG_CLOCK, 'clock', { serverTime } satisfies ClockRefusal);
export const handshakeWanted = (reason: string) =>
  new SigningRefusal(cryptoCodes.handshake, UNKNOWN_KEY, reason);
export const unreadable = (reason: string) => new SigningRefusal(codes.badRequest, UNREADABLE, reason);
export const tooManyHandshakes = () =>
  new SigningRefusal(codes.tooManyRequests, TOO_MANY, 'handshake budget');
export const unsealed = () => new SigningRefusal(codes.badRequest, UNSEALED, 'body not sealed');
