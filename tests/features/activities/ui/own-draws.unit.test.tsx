/** @jest-environment node */
import { createHash, createHmac } from 'node:crypto';
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Proof } from '#features/activities/contract/raffle';
import { events } from '#features/activities/events';
import { initialState, reducer } from '#features/activities/state';
import { OwnDraws } from '#features/activities/ui/own-draws.tsx';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  // Drawn while it is closed, too: what a dialog holds, not how it opens.
  Dialog: ({ title, children }: Record<'title' | 'children', ReactNode>) => (
    <section aria-label={title as string}>{children}</section>
  ),
}));

const sha256 = (given: string | Buffer) => createHash('sha256').update(given).digest('hex');

const SEED = Buffer.from('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', 'hex');
const MESSAGE = '6001|raffle|7';
const HMAC = createHmac('sha256', SEED).update(MESSAGE).digest('hex');
/** As it is published, to the letter. */
const ODDS =
  '{"fallback":"points5","prizes":[{"id":"vip365","name":"VIP 年卡","odds":1},{"id":"points5","name":"5 积分","odds":9999}]}';
const PROOF: Proof = {
  number: 7,
  day: '2026-03-02',
  message: MESSAGE,
  digest: sha256(SEED),
  seed: SEED.toString('hex'),
  drawn: 'points5',
  given: 'points5',
  odds: (JSON.parse(ODDS) as { readonly prizes: Proof['odds'] }).prizes,
  fallback: 'points5',
  oddsId: sha256(ODDS),
};

/** What the dialog tells, name by name; the conclusion with its tone. */
const draw = (more: Partial<Proof> = {}) => {
  const activities = reducer(initialState, events.partLoaded({ part: 'proof', data: { ...PROOF, ...more } }));
  const page = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ activities }) })}>
      <OwnDraws />
    </Provider>,
  );
  const dialog = page.slice(page.indexOf('aria-label="验证本次抽奖"'));
  return Object.fromEntries(
    [...dialog.matchAll(/<dt>(.*?)<\/dt><dd(?: class="(.*?)")?>(.*?)<\/dd>/g)].map(
      ([, name, tone, told = '']) => [name, `${tone ? `${tone}: ` : ''}${told.replaceAll(/<[^>]+>/g, '')}`],
    ),
  );
};
const KEPT = '种子与事先公布的摘要一致；概率与公布的概率表一致；结果与计算一致';

test('[ACT-013] the proof of a draw shows all that it is computed from, and that it is right', () => {
  expect(draw()).toEqual({
    抽奖日: '2026-03-02',
    种子摘要: PROOF.digest,
    签名内容: '6001|raffle|7',
    概率表编号: PROOF.oddsId,
    种子: PROOF.seed,
    'HMAC-SHA256': HMAC,
    抽奖值: `${(Number.parseInt(HMAC.slice(0, 13), 16) / 2 ** 52).toFixed(10)}，落在“5 积分”`,
    结论: `good: ${KEPT}`,
  });
});

test.each([
  ['a seed that is not the published one', { digest: sha256('another') }, ['摘要一致', '摘要不一致']],
  ['odds that are not the published ones', { oddsId: sha256('others') }, ['概率表一致', '概率表不一致']],
  ['another fallback than the published one', { fallback: 'vip365' }, ['概率表一致', '概率表不一致']],
  ['another prize than the computed one', { drawn: 'vip365' }, ['计算一致', '计算不一致']],
] as const)('[ACT-013] %s is said, and nothing else', (_, more, [right, wrong]) => {
  expect(draw(more).结论).toBe(`bad: ${KEPT.replace(right, wrong)}`);
});

test('[ACT-013] names of prizes are part of the odds: another name is not the published table', () => {
  const odds = PROOF.odds.map((one) => ({ ...one, name: `${one.name}。` }));
  expect(draw({ odds }).结论).toBe(`bad: ${KEPT.replace('概率表一致', '概率表不一致')}`);
});

test('[ACT-013] until the seed is published there is nothing to conclude', () => {
  expect(draw({ seed: null })).toEqual({
    抽奖日: '2026-03-02',
    种子摘要: PROOF.digest,
    签名内容: MESSAGE,
    概率表编号: PROOF.oddsId,
    种子: '抽奖日的次日公布，届时可在这里验证',
  });
});
