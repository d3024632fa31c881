import { createHash } from 'node:crypto';
import { StartupError } from '#infra/server/http/startup-error';
import type { Settings } from '#infra/server/settings/settings';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** Whether the demo mode is within reach of others: by the server's own address, or by a proxy in front of it. */
export const isOpenDemo = ({
  demo,
  host,
  publicNames,
  trustedProxies,
}: Pick<Settings, 'demo' | 'host' | 'publicNames' | 'trustedProxies'>): boolean =>
  demo && (!LOOPBACK.test(host) || publicNames.length > 0 || trustedProxies !== undefined);

export const OPEN_DEMO = '演示站点：演示账号的密码是公开的，任何人都能登录，请勿录入真实资料。';

/** @throws StartupError when nobody has asked for it in so many words */
export const refuseUnaskedDemo = (
  settings: Parameters<typeof isOpenDemo>[0] & Pick<Settings, 'demoAsked'>,
) => {
  if (!isOpenDemo(settings) || settings.demoAsked) return;
  throw new StartupError(
    [
      '演示账号的密码是公开的，没有写明 DEMO=1 时演示模式只供本机使用，而 HOST、PUBLIC_NAMES 或 TRUST_PROXY 让别人也能访问。',
      '正式使用：设 NODE_ENV=production，再用 npm run accounts -- create 建立账号。',
      '确要公开演示：设 DEMO=1。',
    ].join('\n'),
  );
};

const STYLE =
  '.open-demo{margin:0;padding:6px 16px;text-align:center;font-size:14px;line-height:20px;color:var(--ink-2);background:var(--sunk);border-bottom:1px solid var(--rule)}';
const NOTE = `<aside aria-label="演示站点提示"><p class="open-demo">${OPEN_DEMO}</p></aside>`;

/** For the policy of the pages: their inline style is allowed by its hash. */
export const OPEN_DEMO_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Above everything the portal draws, before any script has run. */
export const withOpenDemoNote = (html: string): string =>
  html.replace('</head>', `<style>${STYLE}</style></head>`).replace(/<body[^>]*>/, (body) => body + NOTE);
