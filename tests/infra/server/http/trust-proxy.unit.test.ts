import fastify from 'fastify';
import { readSettings } from '#infra/server/settings/settings';
import { trustProxyOption, type TrustedProxies } from '#infra/server/http/trust-proxy';

const given = (text: string) => readSettings({ TRUST_PROXY: text }).trustedProxies;

describe('TRUST_PROXY', () => {
  it.each<[string, TrustedProxies]>([
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 10.0.0.0/8  fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('takes %s', (text, proxies) => {
    expect(given(text)).toEqual(proxies);
  });

  it('trusts nobody unless told to', () => {
    expect(given('')).toBeUndefined();
  });

  it.each([
    '0',
    '10',
    'true',
    'all',
    ',',
    'proxy.test',
    '10.0.0',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '::1/129',
    '::1/8/8',
  ])('refuses %s', (text) => {
    expect(() => given(text)).toThrow(
      `环境变量 TRUST_PROXY“${text}” 无效：应为反向代理的层数（1 到 9），或代理的地址`,
    );
  });
});

const PROXY = '10.0.0.5';
const VISITOR = '203.0.113.7';

const seenBehind = async (proxies: TrustedProxies, forwarded: string, from = PROXY) => {
  const app = fastify({ trustProxy: trustProxyOption(proxies) });
  app.get('/', (request) => Promise.resolve(request.ip));
  const { body } = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  return body;
};

describe('the address of a visitor', () => {
  it.each<[string, TrustedProxies, string, string]>([
    ['behind one proxy', 1, VISITOR, VISITOR],
    ['behind one proxy, whatever they claim', 1, `192.0.2.1, ${VISITOR}`, VISITOR],
    ['behind two proxies', 2, `192.0.2.1, ${VISITOR}, 10.0.0.9`, VISITOR],
    ['behind a proxy of a known address', [PROXY], `192.0.2.1, ${VISITOR}`, VISITOR],
    ['behind proxies of a known network', ['10.0.0.0/8'], `${VISITOR}, 10.0.0.9`, VISITOR],
  ])('%s', async (_, proxies, forwarded, seen) => {
    expect(await seenBehind(proxies, forwarded)).toBe(seen);
  });

  it('is that of the connection where no known proxy stands at its end', async () => {
    expect(await seenBehind([PROXY], '192.0.2.1', VISITOR)).toBe(VISITOR);
  });
});
