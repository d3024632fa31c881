import { Answer, type RequestContext } from '#infra/server/http/route';
import type { Call } from '#src/contract/call';
import { nameOf } from './cookie-owner';
import { loginCookie, nameCookie, noLoginCookie } from './login-cookie';
import { openSession, type Doors, type Entrance, type Opened } from './open-session';
import { manyBrowsers } from './login-messages';
import type { Session } from './sessions';

export const answerOf = (
  { accessToken, familyId, globalId, isNewUser, leftS }: Session,
  warnMsg: readonly string[] = [],
) =>
  new Answer(
    { accessToken, globalId, isNewUser, loginToken: familyId, expireIn: leftS },
    { id: familyId, warnMsg },
  );

/** Told while there is still time to tidy up. */
const MANY = 26;

const warningsOf = ({ browsers }: Opened): readonly string[] =>
  browsers < MANY ? [] : [manyBrowsers(browsers)];

export const enter = async (
  doors: Doors,
  { headers, reply }: Pick<RequestContext<Call>, 'headers' | 'reply'>,
  plan: Entrance,
) => {
  const opened: Opened = await openSession(doors, plan);
  const { secret } = opened;
  reply.setHeader('set-cookie', secret === undefined ? noLoginCookie(headers) : loginCookie(headers, secret));
  reply.setHeader('set-cookie', nameCookie(headers, await nameOf(doors.database.pool, opened.familyId)));
  return answerOf(opened, warningsOf(opened));
};
