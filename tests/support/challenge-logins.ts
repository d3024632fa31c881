import type { Page } from 'playwright-core';
import { loginByAuthCall } from '#features/auth/contract';
import { codes } from '#src/contract/codes';

const ANSWER_HEADER = 'validatedata';
const CHALLENGE = '/pb/api/captcha/challenge?purpose=login';

/** From now on a login of this page costs a captcha: the challenge and its answer are the server's own. */
export const challengeLogins = async (page: Page): Promise<void> => {
  await page.route(`**${loginByAuthCall.path}`, async (route) => {
    if (route.request().headers()[ANSWER_HEADER] !== undefined) return route.fallback();
    return route.fulfill({
      json: {
        statusCode: codes.captchaRequired,
        businessMsg: '请先完成安全验证',
        warnMsg: [],
        data: null,
        callbackAddress: CHALLENGE,
      },
    });
  });
};
