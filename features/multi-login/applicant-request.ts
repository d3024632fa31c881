import { requestOf, type Call } from '#src/contract/call';
import type { ApiRequest } from '#src/kernel/send';
import {
  checkApplyCall,
  type Account,
  type applyCall,
  type cancelApplyCall,
  type standingCall,
} from './contract';

type Named = typeof applyCall | typeof cancelApplyCall | typeof standingCall;

/** Logging in does not wait for a login, and its dialog says what went wrong. */
const asApplicant = (request: ApiRequest, { globalId }: Account): ApiRequest => ({
  ...request,
  session: 'none',
  quiet: true,
  headers: { globalId },
});

export const checkRequest = (account: Account): ApiRequest =>
  asApplicant(requestOf<Call>(checkApplyCall), account);

export const applicantRequest = (call: Named, account: Account): ApiRequest =>
  asApplicant(requestOf(call, { query: { username: account.username } }), account);
