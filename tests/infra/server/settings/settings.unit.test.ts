import path from 'node:path';
import { readSettings } from '#infra/server/settings/settings';

describe('readSettings', () => {
  it('takes names and an address for messages, and refuses an address that is none', () => {
    const given = { PUBLIC_NAMES: 'portal.test, portal.test:8443', SMS_WEBHOOK_URL: 'https://sms.test/send' };
    expect(readSettings(given)).toMatchObject({
      publicNames: ['portal.test', 'portal.test:8443'],
      smsWebhookUrl: 'https://sms.test/send',
    });
    expect(() => readSettings({ SMS_WEBHOOK_URL: 'ftp://sms.test' })).toThrow('必须是 http 或 https 地址');
  });

  it('needs nothing to be given', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toEqual({
      allowsPrivateWebhooks: false,
      protect: true,
      service: {},
      accountSite: {},
      siteInfo: expect.objectContaining({ isSample: true }) as object,
      purchase: expect.objectContaining({ isSample: true }) as object,
      https: false,
      auditDays: 400,
      eventDays: 400,
      badEventDays: 30,
      publicNames: [],
      smsWebhookUrl: undefined,
      port: 8080,
      host: 'localhost',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      demo: true,
      demoAsked: false,
      logLevel: 'warn',
      sampleProjects: 20_000,
      sampleUnitPrices: 200_000,
    });
  });

  it('a demo has a complete operator that is a sample; a real one says what it is given', () => {
    const { siteInfo } = readSettings({});
    expect(Object.values(siteInfo ?? {}).filter((text) => text === '' || text === undefined)).toEqual([]);
    expect(siteInfo?.operatorName).toContain('样例');
    const nothing = {
      operatorName: '',
      servicePhone: '',
      serviceEmail: '',
      serviceHours: '',
      address: '',
      records: [],
      isSample: false,
    };
    expect(readSettings({ DEMO: '0' }).siteInfo).toEqual(nothing);
    expect(
      readSettings({ OPERATOR_NAME: '某某站', OPERATOR_RECORDS: '京ICP备1号；京公网安备2号' }).siteInfo,
    ).toEqual({ ...nothing, operatorName: '某某站', records: ['京ICP备1号', '京公网安备2号'] });
  });

  it('a sample operator sells at sample prices; a real one at those that were given', () => {
    expect(Object.keys(readSettings({}).purchase?.prices ?? {})).toEqual(['personal', 'team', 'enterprise']);
    const nothing = { prices: {}, isSample: false };
    expect(readSettings({ DEMO: '0' }).purchase).toEqual(nothing);
    expect(readSettings({ OPERATOR_NAME: '某某站' }).purchase).toEqual(nothing);
    expect(
      readSettings({
        OPERATOR_PRICES: 'personal=1980/3560.5；team=9800',
        OPERATOR_ACCOUNT: '某某公司; 某银行某支行 ;0200 0000',
      }).purchase,
    ).toEqual({
      prices: { personal: [1_980, 3_560.5], team: [9_800] },
      account: { holder: '某某公司', bank: '某银行某支行', number: '0200 0000' },
      isSample: false,
    });
    for (const OPERATOR_PRICES of ['personal', 'personal=0', 'personal=1/2/3/4', 'Personal=1'])
      expect(() => readSettings({ OPERATOR_PRICES })).toThrow('应写作 personal=');
    expect(() => readSettings({ OPERATOR_ACCOUNT: '甲;乙' })).toThrow('应写作 户名;开户行;账号');
  });

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgresql://a:b@db/c' }, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
    [{ NODE_ENV: 'development' }, true],
    [{ DEMO: '0' }, false],
  ])('of %j makes demo %s', (env, demo) => {
    expect(readSettings(env).demo).toBe(demo);
  });

  it('takes a secret of enough signs, and never repeats one it refuses', () => {
    expect(readSettings({ KEY_SECRET: 's'.repeat(32) }).keySecret).toBe('s'.repeat(32));
    expect(() => readSettings({ KEY_SECRET: 'hunter2' })).toThrow(
      /^环境变量 KEY_SECRET 无效：至少 32 个字符，可用 openssl rand -base64 32 生成。$/,
    );
  });

  it.each([
    ['30', 30],
    ['36500', 36_500],
  ])('keeps the audit for %s days', (given, days) => {
    expect(readSettings({ AUDIT_DAYS: given }).auditDays).toBe(days);
  });

  it.each(['29', '0', '36501', 'ever'])('does not keep the audit for %s days', (given) => {
    expect(() => readSettings({ AUDIT_DAYS: given })).toThrow('必须是 30 到 36500 之间的整数');
  });

  it.each([
    [{ SAMPLE_PROJECTS: '30' }, 300],
    [{ SAMPLE_PROJECTS: '30', SAMPLE_UNIT_PRICES: '0' }, 0],
    [{ SAMPLE_UNIT_PRICES: '1000000' }, 1_000_000],
  ])('%j makes %i sample unit prices', (env, count) => {
    expect(readSettings(env).sampleUnitPrices).toBe(count);
  });

  it.each([
    ['DATABASE_READER_URL', 'mysql://r:hunter3@db/x'],
    ['DATABASE_OWNER_URL', 'mysql://o:hunter3@db/x'],
    ['SMS_WEBHOOK_URL', 'sms.example/hunter3'],
    ['METRICS_TOKEN', 'hunter3'],
    ['KEY_SECRET', 'hunter3'],
    ['ERROR_REPORT_DSN', 'hunter3'],
  ])('what is wrong with %s is said without what it holds', (name, value) => {
    let said = '';
    try {
      readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgresql://a:b@c/d', [name]: value });
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain(`环境变量 ${name} 无效`);
    expect(said).not.toContain('hunter3');
  });

  it('names every value it cannot use, each on its line, and no password', () => {
    const env = {
      PORT: '80800',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      SAMPLE_PROJECTS: '-1',
      DATABASE_URL: 'mysql://a:secret@b/c',
    };
    expect(() => readSettings(env)).toThrow(
      [
        '环境变量 PORT“80800” 无效：必须是 0 到 65535 之间的整数。',
        '环境变量 DATABASE_URL 无效：必须形如 postgresql://用户:密码@主机:5432/库名。',
        '环境变量 DEMO“yes” 无效：只能是 0 或 1。',
        '环境变量 LOG_LEVEL“loud” 无效：只能是 fatal、error、warn、info、debug、trace 或 silent。',
        '环境变量 SAMPLE_PROJECTS“-1” 无效：必须是 0 到 1000000 之间的整数。',
      ].join('\n'),
    );
  });
});
