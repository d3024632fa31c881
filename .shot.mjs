import { chromium } from 'playwright-core';
const [origin, out, account, ...places] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const width of (process.env.W ?? '1440,768,390').split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(width, 'console', m.text()));
  page.on('pageerror', (e) => console.log(width, 'error', e.message));
  await page.goto(origin);
  await page.getByRole('button', { name: '登录 / 注册' }).click();
  const box = page.getByRole('dialog', { name: '登录造价指标网' });
  await box.getByLabel('用户名').fill(account);
  await box.getByLabel('密码', { exact: true }).fill('Zaojia@2026');
  await box.getByRole('button', { name: '登录', exact: true }).click();
  await box.waitFor({ state: 'hidden' });
  for (const place of places) {
    const [name, path, wait] = place.split('@');
    await page.evaluate((hash) => void (location.hash = hash), path);
    await page.waitForTimeout(Number(process.env.T ?? 2500));
    await page.screenshot({ path: `/tmp/lists-shots/${out}-${name}-${width}.png` });
  }
  await context.close();
}
await browser.close();
