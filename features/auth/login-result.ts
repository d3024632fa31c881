import { codes } from '#src/contract/codes';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { loginByAuthCall } from './contract';
import { reader } from '#src/contract/call';

export interface LoginResult {
  readonly accessToken: string;
  /** Id of the login family. */
  readonly casId: string;
  readonly globalId: string;
  readonly isNewUser: boolean;
  readonly loginToken?: string;
  readonly expireInMs?: number;
}

/** Where a login fails and nobody says why. */
export const LOGIN_FAILED = '登录失败';

const MS = 1_000;
const read = reader(loginByAuthCall);

/**
 * One reading of both shapes: accessToken or token, id as casId.
 * @throws CallRefused when the body's own code is not 200 (the gateway hands such bodies of the login calls through).
 */
export const loginResult = (data: unknown, reply: ApiReply): LoginResult => {
  if (reply.statusCode !== codes.ok) throw new CallRefused(reply);
  const answer = read(data);
  const accessToken = answer?.accessToken ?? answer?.token;
  if (!accessToken) throw new CallRefused(reply, LOGIN_FAILED);
  return {
    accessToken,
    casId: reply.id ?? '',
    globalId: answer?.globalId ?? '',
    isNewUser: answer?.isNewUser ?? false,
    ...(answer?.loginToken && { loginToken: answer.loginToken }),
    ...(answer?.expireIn !== undefined && { expireInMs: answer.expireIn * MS }),
  };
};
