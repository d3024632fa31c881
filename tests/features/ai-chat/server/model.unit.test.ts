import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languageModel } from '#features/ai-chat/server/model/language-model';
import { maskPersonal, polish, rephrase, saysTheSame } from '#features/ai-chat/server/model/polish';
import { fc } from '#tests/support/property';

const plain =
  '广东 · 高层住宅：42 个样本的单方造价（含税）中位数为 2,850.00 元/㎡，比湖北 · 高层住宅高 3.20%。';
const names = ['广东', '湖北', '全国'];

test.each([
  '在广东，高层住宅共 42 个样本，单方造价（含税）的中位数是 2,850.00 元/㎡，比湖北的高层住宅高出 3.20%。',
  '广东高层住宅 42 个样本，单方造价（含税）中位数达 2850.00 元/㎡，较湖北高层住宅高 3.20%。',
])('smoother words with the same figures are taken: %s', (text) => {
  expect(saysTheSame(plain, text, names)).toBe(true);
});

test.each([
  ['another figure', plain.replace('2,850.00', '2,580.00')],
  ['another size', plain.replace('2,850.00', '2,850.00 万')],
  ['another direction', plain.replace('高 3.20%', '低 3.20%')],
  ['a negation', plain.replace('比湖北', '并不比湖北')],
  [
    'names exchanged',
    '湖北 · 高层住宅：42 个样本的单方造价（含税）中位数为 2,850.00 元/㎡，比广东 · 高层住宅高 3.20%。',
  ],
  ['another place', plain.replace('广东', '全国')],
  ['another tax basis', plain.replace('含税', '除税')],
  ['a figure more', `${plain}预计明年为 3,000 元。`],
  ['a figure in words', `${plain}约为三倍。`],
  ['a figure less', plain.replace('42 个样本的', '')],
  ['a link', `${plain}详见 https://example.com`],
  ['markup', `<b>${plain}</b>`],
  ['full-width digits that differ', plain.replace('42', '４３')],
])('refuses %s', (_why, text) => {
  expect(saysTheSame(plain, text, names)).toBe(false);
});

test('no change of a single digit slips through', () => {
  const digits = [...plain.matchAll(/\d/g)].map(({ index }) => index);
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const other = String((Number(plain[at]) + step) % 10);
      return !saysTheSame(plain, plain.slice(0, at) + other + plain.slice(at + 1), names);
    }),
  );
});

test('telephones, mails, papers and account numbers do not leave the house; figures do', () => {
  expect(
    maskPersonal(
      '我是 13800000001，王工 wang@example.com，420106199001011234，卡 6222021234567890123，3100 元/㎡ 2025-09',
    ),
  ).toBe('我是 〔电话〕,王工 〔邮箱〕,〔证件号〕,卡 〔号码〕,3100 元/m2 2025-09');
});

describe('a service of the OpenAI kind', () => {
  let server: Server;
  let url: string;
  let reply: { status: number; text: string; hangs?: boolean };
  let heard: {
    path: string | undefined;
    key: string | undefined;
    body: { messages: { content: string }[] };
  }[];
  const reports = jest.fn();

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        heard.push({
          path: request.url,
          key: request.headers.authorization,
          body: JSON.parse(body) as never,
        });
        if (reply.hangs) return;
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  });
  beforeEach(() => {
    heard = [];
    reports.mockClear();
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const says = (content: string) =>
    (reply = { status: 200, text: JSON.stringify({ choices: [{ message: { content } }] }) });
  const model = (timeoutMs?: number) => languageModel({ url, key: 'k1', name: 'm1' }, reports, timeoutMs);
  const signal = new AbortController().signal;
  const smooth = () => polish([{ kind: 'text', text: plain }], model(), { names, signal });

  test('rewrites the sentences, asked with key and name', async () => {
    const other = plain.replace('中位数为', '中位数是');
    says(JSON.stringify([other]));
    expect(await smooth()).toEqual([{ kind: 'text', text: other }]);
    expect(heard[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer k1',
      body: { model: 'm1', temperature: 0 },
    });
  });

  test.each([
    ['changes a figure', JSON.stringify([plain.replace('2,850.00', '2,150.00')])],
    ['answers something else', '好的'],
    ['answers another number of sentences', '[]'],
  ])('a model that %s changes nothing', async (_why, content) => {
    says(content);
    expect(await smooth()).toEqual([{ kind: 'text', text: plain }]);
  });

  test('one that fails, or answers no JSON, is reported, and the computed answer stands', async () => {
    reply = { status: 500, text: '' };
    expect(await smooth()).toEqual([{ kind: 'text', text: plain }]);
    reply = { status: 200, text: 'nonsense' };
    expect(await smooth()).toEqual([{ kind: 'text', text: plain }]);
    expect(reports).toHaveBeenCalledTimes(2);
  });

  test('one that is silent is left after its time', async () => {
    reply = { status: 200, text: '', hangs: true };
    expect(await model(50)({ task: '', text: '', signal })).toBeUndefined();
    expect(reports).toHaveBeenCalledTimes(1);
  });

  test('whoever stops is not reported', async () => {
    reply = { status: 200, text: '', hangs: true };
    const stop = new AbortController();
    const asked = model()({ task: '', text: '', signal: stop.signal });
    stop.abort();
    expect(await asked).toBeUndefined();
    expect(reports).not.toHaveBeenCalled();
  });

  test('rephrases a question without its personal data, and may add no figure', async () => {
    says('广东 高层住宅 单方造价');
    expect(await rephrase('13800000001 问羊城那边高楼一平多少', model(), signal)).toBe(
      '广东 高层住宅 单方造价',
    );
    expect(heard[0]?.body.messages[1]?.content).not.toContain('13800000001');
    says('广东 高层住宅 3000 元/㎡');
    expect(await rephrase('高楼贵不贵', model(), signal)).toBeUndefined();
    says('无');
    expect(await rephrase('今天天气', model(), signal)).toBeUndefined();
  });
});
