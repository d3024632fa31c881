import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from '#tests/support/browser';
import { aBrowser, qrServers, type Code } from './a-qr-server';

const servers = qrServers();
const originOf = () => servers.origins[0] ?? '';
const phone = aBrowser(originOf, 'phone');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const openPage = async () => (await visit(browser, `${originOf()}/pb/webSocket/none`)).page;

const askCode = (page: Page) =>
  page.evaluate(async () => {
    const headers = { uuidHashCode: 'page' };
    const asked = await fetch('/pb/api/web/getQrcode', { method: 'POST', headers });
    const { data: code } = (await asked.json()) as { data: Code };
    const status = await fetch(`/pb/api/web/getQrcodeStatus?uuid=${code.uuid}`, { headers });
    const { data } = (await status.json()) as { data: { sessionId: string } };
    return { ...code, sessionId: data.sessionId };
  });

/** The statuses pushed until the end. */
const listenIn = (page: Page, sessionId: string) =>
  page.evaluate(
    (id) =>
      new Promise<unknown[]>((resolve) => {
        const heard: unknown[] = [];
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/pb/webSocket/${id}`);
        socket.onmessage = ({ data }) => heard.push((JSON.parse(String(data)) as { status: number }).status);
        socket.onclose = () => resolve(heard);
      }),
    sessionId,
  );

test('fault 36: a real browser brings its own cookie, and another browser does not', async () => {
  const [page, other] = [await openPage(), await openPage()];
  const { uuid, sessionId } = await askCode(page);
  expect(await listenIn(other, sessionId)).toEqual([]);
  const token = await phone.logIn('member');
  const heard = listenIn(page, sessionId);
  await phone.scan(token, uuid);
  await phone.answer(token, uuid, false);
  expect((await heard).at(-1)).toBe(-1);
});

test('[QR-009] the code is a picture that a browser draws', async () => {
  const page = await openPage();
  const { qrCode } = await askCode(page);
  const dark = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(200, 200);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 200, 200);
    const pixels = [...(pen?.getImageData(0, 0, 200, 200).data ?? [])].filter((_, index) => index % 4 === 0);
    return pixels.filter((red) => red < 64).length / pixels.length;
  }, qrCode);
  // About half of a code's modules are dark; the margin takes some of that.
  expect(dark).toBeGreaterThan(0.3);
  expect(dark).toBeLessThan(0.6);
});
