import { answerCall, CAMPAIGN_CALLS, swapCall, teamCall } from '#features/campaigns/contract/index';
import { questionCall } from '#features/campaigns/contract/question';
import { events as auth } from '#features/auth/events';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { waitUntil } from '#tests/support/wait-until';
import { aDraw, aGoal, anInfo, own, RUNNING } from './an-info';

const view = viewPage('tests/features/campaigns/ui/campaigns-stage.tsx');

const REFUSED = 441;
const button = (name: string) => view.page.getByRole('button', { name, exact: true });
const openAsMember = async (key: CampaignKey) => {
  await view.open(CAMPAIGNS[key].href);
  await view.raise(auth.loggedIn({ user: aUser(), way: 'account' }));
};
const lastSent = async (path: string, count = 1) => {
  const all = await waitUntil(
    () => view.requests(path),
    ({ length }) => length === count,
  );
  return all.at(-1)!.body;
};

test('[CALL-087] the cards that are given and wanted are chosen, and the one that is given cannot be wanted', async () => {
  await openAsMember('collectCard');
  const card = (id: string, name: string, count: number) => ({ id, name, count });
  const held = [card('labour', '人工费', 3), card('machine', '机械费', 4), card('profit', '利润', 0)];
  const goals = [aGoal({ id: 'set' }), aGoal({ id: 'swap', nextNumber: 5 })];
  await view.answer(
    CAMPAIGN_CALLS.collectCard.info.path,
    anAnswer(anInfo({ key: 'collectCard', held, swapFor: 3, goals })),
  );
  const group = (name: string) => view.page.getByRole('group', { name });
  const choose = (name: string, card: string) => group(name).getByLabel(card).check();
  await choose('换入 1 张', '机械费');
  await choose('换出 3 张', '机械费');
  // What was wanted is given now: another has to be chosen.
  await view.page.getByText('选好换出和换入的卡后确认。').waitFor();
  expect(await group('换入 1 张').getByRole('radio').count()).toBe(2);
  await choose('换入 1 张', '利润');
  await button('用 3 张机械费换 1 张利润').click();
  expect(await lastSent(swapCall.path)).toEqual({ from: 'machine', to: 'profit', number: 5 });
});

test('[CALL-122] what was won is claimed under its own number, and a refusal stays in sight', async () => {
  await openAsMember('giftBoxV55');
  const { info, records, claim } = CAMPAIGN_CALLS.giftBoxV55;
  await view.answer(info.path, anAnswer(anInfo()));
  const won = {
    id: 'r',
    number: 6,
    name: '保温杯',
    at: '2026-03-02 10:00',
    state: 'unclaimed',
    claimBy: '2026-04-01',
  };
  await view.answer(records.path, anAnswer({ records: [won] }));
  await button('填写收件人').click();
  const receiver = { name: '王工', mobile: '13900000001', address: '北京市海淀区中关村大街 1 号' };
  await view.page.getByRole('textbox', { name: '收件人' }).fill(receiver.name);
  await view.page.getByRole('textbox', { name: '手机号' }).fill(receiver.mobile);
  await view.page.getByRole('textbox', { name: '详细地址' }).fill(receiver.address);
  await button('提交').click();
  expect(await lastSent(claim.path)).toEqual({ number: 6, receiver });
  await view.answer(claim.path, aReply(REFUSED, { businessMsg: '已过期' }));
  await view.page.getByRole('dialog').getByRole('alert').getByText('已过期').waitFor();
});

test('[CALL-084] the answer that was chosen last is handed in, for the day of its question', async () => {
  await openAsMember('question');
  await view.answer(
    questionCall.path,
    anAnswer({
      standing: RUNNING,
      rules: [],
      day: '2026-11-24',
      text: '哪一项？',
      choices: ['甲', '乙', '丙'],
      answered: null,
    }),
  );
  await view.page.getByLabel('甲').check();
  await view.page.getByLabel('丙').check();
  await view.page.getByText('已选“丙”。').waitFor();
  await button('提交答案').click();
  expect(await lastSent(answerCall.path)).toEqual({ day: '2026-11-24', choice: 2 });
});

test('[CALL-113] the card that is pressed is turned, and no other while it is', async () => {
  await openAsMember('qixiGift');
  const { info, draw } = CAMPAIGN_CALLS.qixiGift;
  const board = anInfo({ key: 'qixiGift', draw: aDraw({ by: 'daily' }), own });
  await view.answer(info.path, anAnswer(board));
  await button('翻牌 第 7 张').click();
  expect(await lastSent(draw.path)).toEqual({ number: 4, place: 7 });
  await button('翻牌 第 2 张').click({ force: true });
  const drawn = { number: 4, drawn: 'cup', given: 'cup', state: 'given', isFormer: false, isVip: false };
  await view.answer(
    info.path,
    anAnswer({ ...board, own: { ...own, nextNumber: 5, today: [{ kind: 'cup', place: 7 }] } }),
  );
  await view.answer(draw.path, anAnswer(drawn));
  await view.page.waitForFunction(() => document.activeElement?.textContent === '保温杯');
  expect(await view.requests(draw.path)).toHaveLength(1);
});

test('[CALL-124] the address of a team is copied whole, as it stands there', async () => {
  await openAsMember('giftBoxV61');
  const team = {
    urlId: '4711',
    url: 'ABCDEFGHJK',
    isInvitor: true,
    members: ['王*明'],
    endsAt: '',
    state: 'open',
    isRewarded: false,
  };
  await view.answer(teamCall.path, anAnswer({ standing: RUNNING, rules: [], size: 3, points: 200, team }));
  await button('复制链接').click();
  await view.page.getByRole('status').getByText('链接已复制').waitFor();
  const [copied] = await view.page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(copied).toBe('http://view.test/#/memberActivity/memberGiftBox?module=GiftBoxV61&team=ABCDEFGHJK');
  expect(await view.page.getByRole('textbox', { name: '组队链接' }).inputValue()).toBe(copied);
  await button('知道了').click();
  await view.page.getByText('链接已复制').waitFor({ state: 'detached' });
});
