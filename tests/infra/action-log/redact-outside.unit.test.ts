import { sourceOfReply } from '#infra/action-log/allowed';
import { redactor } from '#infra/action-log/redact';
import { KEY } from './recorded-session';
import { toldBy } from './told-by';

describe('what came from outside', () => {
  const told = (value: unknown, place?: string) => toldBy('outside', value, place);

  test('no text of it is left, and each keeps its form', () => {
    expect(told({ remark: '广州产业园 A-1203栋' })).toEqual({
      remark: expect.stringMatching(/^(?!广州产业园)\p{Script=Han}{5} A-\d{4}\p{Script=Han}$/u) as string,
    });
  });

  test('long figures are replaced by figures as long; small ones and moments stay', () => {
    const { order, area, at } = told({
      order: 202_611_260_042,
      area: 12_000,
      at: 1_795_239_154_000,
    }) as Record<string, number>;
    expect(String(order)).toMatch(/^\d{12}$/);
    expect(order).not.toBe(202_611_260_042);
    expect([area, at]).toEqual([12_000, 1_795_239_154_000]);
  });

  test('days, small figures and single signs stay', () => {
    const data = {
      period: '2026-03',
      on: '2026-03-01',
      at: '2026-03-01T08:00:00Z',
      page: '12',
      share: '3.5%',
      x: '万',
    };
    expect(told(data)).toEqual(data);
  });

  test('a choice among words of the program stays, what is no word does not', () => {
    // A guide asks its own table whether its step is of the route that stands.
    const words = { status: 'failed', order: 'desc', level: '国家', route: 'commonProjList' };
    expect(told(words)).toEqual(words);
    expect(JSON.stringify(told({ kind: '138 1234 5678', tab: '王建国 来' }))).not.toMatch(/1234|王建国/);
  });

  test('of an address the words of routes stay, and all else goes, in what is packed into it, too', () => {
    const inner = '/search?text=%E6%AC%A7%E9%98%B3%E5%BB%BA%E5%9B%BD&page=2';
    const address = `/commonproj/zx93kd71?redirect=${encodeURIComponent(inner)}&q=a+name`;
    const after = told({ address }) as { address: string };
    expect(after.address).toMatch(/^\/commonproj\/[a-z]{2}\d\d[a-z]{2}\d\d\?redirect=%2Fsearch%3Ftext%3D/);
    expect(decodeURIComponent(decodeURIComponent(after.address))).not.toMatch(/欧阳建国|zx93kd71|name/);
    expect(decodeURIComponent(after.address)).toContain('&page=2');
  });

  test('a text of JSON is still one, and says nothing', () => {
    const { kept } = told({
      kept: JSON.stringify({ page: 3, draft: '王建国的工程', token: 't0k3n-77' }),
    }) as {
      kept: string;
    };
    expect(JSON.parse(kept)).toEqual({ page: 3, draft: expect.any(String) as string, token: '_drop_' });
    expect(kept).not.toMatch(/王建国|t0k3n/);
  });

  test.each([
    ['/pb/newItem/getIndexList?keyword=x', { keyword: '欧阳建国' }],
    ['/pb/search/items', { corrected: '欧阳建国' }],
    ['/core/policy/getClauseList?keyword=x', { words: ['欧阳建国'] }],
  ])('what an answer says back of a question is not published by it: %s', (path, echo) => {
    const answer = { ...echo, title: '高层住宅' };
    const { learn, redact } = redactor(KEY);
    learn({ typed: '欧阳建国' }, { source: 'outside' });
    learn(answer, sourceOfReply(path));
    expect(redact(answer)).toMatchObject({ title: '高层住宅' });
    expect(JSON.stringify(redact(answer))).not.toContain('欧阳建国');
  });

  test.each([
    // The name of a reviewer is for their organisation alone; notices and places are of the member who reads them.
    ['/core/idx/getBidNodeInfo', { verdicts: [{ actor: '欧阳建国 · 咨询二所' }] }, /欧阳建国|咨询二所/],
    ['/pb/home/jijiaNotification', [{ title: '订单 DD202611260042 已报价' }], /DD2026|已报价/],
    ['/home/findIpAreaInfo', { areaName: '江苏省' }, /江苏/],
  ])('what one member reads and another does not is not published: %s', (path, answer, own) => {
    const { learn, redact } = redactor(KEY);
    learn(answer, sourceOfReply(path));
    expect(JSON.stringify(redact(answer))).not.toMatch(own);
  });

  test('keys that are no names of members go as values do', () => {
    const after = Object.keys(told({ byProject: { 'P-20261126-77': 1, 天河一号: 2 } }) as object);
    expect(after).toEqual(['byProject']);
    expect(JSON.stringify(told({ byProject: { 'P-20261126-77': 1, 天河一号: 2 } }))).not.toMatch(
      /20261126|天河一号/,
    );
  });
});
