import type { Browser } from 'playwright-core';
import { from, lastValueFrom } from 'rxjs';
import { requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { SEALED_ANSWER_HEADER } from '#src/contract/sealed-body';
import type { ApiReply, Send } from '#src/kernel/send';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import { serverClock } from '#infra/browser/signing/server-clock';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { gateway } from '#infra/gateway/gateway';
import { toReply } from '#infra/gateway/to-reply';
import type { WireRequest } from '#infra/gateway/wire-request';
import { loginByAuthCall } from '#features/auth/contract';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { openBrowser } from './browser';
import { machineLine, MILLISECONDS, tableOf } from './figures';
import { startPortal } from './portal-process';

/** fetch of Node; hands prepared bytes over untouched. */
const fetching =
  (origin: string): Send =>
  ({ method, path, headers = {}, bytes }: WireRequest) => {
    const perform = async (): Promise<ApiReply> => {
      const response = await fetch(origin + path, { method, headers, body: bytes ?? null });
      const [httpStatus, body] = [response.status, await response.text()];
      if (response.headers.get(SEALED_ANSWER_HEADER) === '1')
        return { httpStatus, statusCode: codes.ok, businessMsg: '', warnMsg: [], data: body };
      return toReply({ httpStatus, contentType: response.headers.get('content-type') ?? '', body });
    };
    return from(perform());
  };

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in without a browser, sealed and signed as the server demands; keys are agreed before the first call counts. */
const wireLogin = async (origin: string): Promise<(account: Credentials) => Promise<void>> => {
  const device = await openDeviceKey();
  const send = gateway(
    fetching(origin),
    addIdempotencyKey(() => crypto.randomUUID()),
    signingLayer({
      addressOf: ({ path }) => origin + path,
      openKey: () => Promise.resolve(device),
      clock: serverClock(() => performance.now(), Date.now()),
    }),
  );
  return async ({ username, password }) => {
    const request = requestOf(loginByAuthCall, {
      body: { username, password, validate: '-1', deviceId: device.thumbprint, rememberLoginStatus: false },
    });
    const headers = { uuidHashCode: device.thumbprint };
    const { statusCode, businessMsg } = await lastValueFrom(send({ ...request, headers, session: 'none' }));
    if (statusCode !== codes.ok) throw new Error(`${username} was refused: ${statusCode} ${businessMsg}`);
  };
};

const LOGINS = 20;
const WARM_UP = 2;
const PATIENCE_MS = 60_000;
const ACCOUNT = { username: 'vip', password: DEMO_PASSWORD };

// As text: the translator would put helpers into a function that the page does not have.
const FROM_CLICK_TO_HOME = `new Promise((resolve, reject) => {
  let clicked;
  const from = performance.now();
  addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
  const look = () => {
    const isIn = document.querySelector('.top-bar-user-menu summary') && /^#?(\\/home)?$/.test(location.hash);
    if (clicked !== undefined && isIn) resolve(performance.now() - clicked);
    else if (performance.now() - from > ${PATIENCE_MS}) {
      const said = [...document.querySelectorAll('[role=alert], [role=dialog] h2, [role=dialog] .ant-modal-title')];
      reject(new Error('no login within ${PATIENCE_MS} ms: ' + said.map((one) => one.textContent).join(' ')));
    } else requestAnimationFrame(look);
  };
  look();
})`;

/** A new visitor fills the dialog; what counts is from the click to the home page with the member's menu, by the page's clock. */
const clickToHome = async (browser: Browser, origin: string): Promise<number> => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: '登录 / 注册' }).click();
    const dialog = page.getByRole('dialog', { name: '登录造价指标网' });
    await dialog.getByLabel('用户名').fill(ACCOUNT.username);
    await dialog.getByLabel('密码', { exact: true }).fill(ACCOUNT.password);
    const measured = page.evaluate<number>(FROM_CLICK_TO_HOME);
    // Awaited below; a click that fails must not leave it unheard.
    measured.catch(() => undefined);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    return await measured;
  } finally {
    await context.close();
  }
};

/** In turn, so that whatever else the machine does falls on both alike. */
export const benchLogin = async (): Promise<readonly string[]> => {
  await ensureBuilt();
  const portal = await startPortal();
  let browser: Browser | undefined;
  try {
    browser = await openBrowser();
    const bare = await wireLogin(portal.origin);
    const inBrowser: number[] = [];
    const onWire: number[] = [];
    for (let login = -WARM_UP; login < LOGINS; login += 1) {
      const seen = await clickToHome(browser, portal.origin);
      const start = performance.now();
      await bare(ACCOUNT);
      const heard = performance.now() - start;
      if (login < 0) continue;
      inBrowser.push(seen);
      onWire.push(heard);
    }
    const rows = [
      { what: `click to home, Chromium ${browser.version()}, a new visitor each`, times: inBrowser },
      { what: 'loginByAuth alone, sealed and signed, fetch of Node', times: onWire },
    ];
    return [
      `login: ${LOGINS} of each kind in turn after ${WARM_UP} to warm up; embedded PostgreSQL, 200 sample projects`,
      machineLine(),
      ...tableOf(rows, 0.95, MILLISECONDS),
    ];
  } finally {
    await browser?.close();
    await portal.stop();
  }
};
