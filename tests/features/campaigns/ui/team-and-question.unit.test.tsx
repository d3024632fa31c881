/** @jest-environment node */
import type { DailyQuestion, QuestionHistory } from '#features/campaigns/contract/question';
import type { TeamInfo } from '#features/campaigns/contract/team';
import type { CampaignsState } from '#features/campaigns/state';
import { rowsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { drawCampaign, ENDED, RUNNING, taking } from './a-campaign';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({ Dialog: () => null }));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

const calloutsOf = (page: string) =>
  [...page.matchAll(/<p class="callout">(.*?)<\/p>/g)].map(([, words]) => words);
const COMING = { ...RUNNING, state: 'coming', startsOn: '2026-12-01' } as const;

describe('a team', () => {
  const TEAM: NonNullable<TeamInfo['team']> = {
    urlId: '4711',
    url: 'ABCDEFGHJK',
    isInvitor: true,
    members: ['王*明', '李*'],
    endsAt: '2026-03-09 10:00',
    state: 'open',
    isRewarded: false,
  };
  const draw = (
    team: Partial<NonNullable<TeamInfo['team']>> | null,
    standing: TeamInfo['standing'] = RUNNING,
    { invited, ...state }: Partial<CampaignsState> & { readonly invited?: string } = {},
  ) => {
    const info: TeamInfo = { standing, rules: [], size: 3, points: 200, team: team && { ...TEAM, ...team } };
    const query = { module: 'GiftBoxV61', ...(invited && { team: invited }) };
    return drawCampaign('giftBoxV61', info, { place: { name: 'memberGiftBox', query }, ...state });
  };
  const buttonsOf = ({ buttons }: ReturnType<typeof draw>) =>
    buttons.map(({ name, isDisabled }) => (isDisabled ? `(${name})` : name));
  const own = ({ page }: ReturnType<typeof draw>) => textOf(sheetOf(page, '我的队伍'));

  test('whoever has none founds one, or joins that of the address', () => {
    expect(buttonsOf(draw(null))).toEqual(['发起组队']);
    const invited = draw(null, RUNNING, { invited: 'KJHGFEDCBA' });
    expect(buttonsOf(invited)).toEqual(['加入队伍', '发起组队']);
    expect(invited.sentBy('加入队伍')).toEqual(
      taking({ act: 'joinTeam', key: 'giftBoxV61', url: 'KJHGFEDCBA' }),
    );
    expect(invited.sentBy('发起组队')).toEqual(taking({ act: 'openTeam', key: 'giftBoxV61' }));
  });

  test('one that waits has its address and until when it holds, and no other is founded meanwhile', () => {
    const view = draw({}, RUNNING, { invited: 'KJHGFEDCBA' });
    expect(own(view)).toContain('等待队友，2/3 人：王*明、李*把链接发给好友，2026-03-09 10:00 前有效：');
    expect(view.page).toContain('aria-label="组队链接"');
    expect(buttonsOf(view)).toEqual(['复制链接']);
  });

  test('one that is full has its reward, once', () => {
    const view = draw({ state: 'full' });
    expect(own(view)).toContain('已成队，2/3 人');
    expect(buttonsOf(view)).toEqual(['领取 200 积分']);
    expect(view.sentBy('领取 200 积分')).toEqual(
      taking({ act: 'rewardTeam', key: 'giftBoxV61', urlId: '4711' }),
    );
    expect(buttonsOf(draw({ state: 'full', isRewarded: true }))).toEqual(['(已领取)']);
    expect(view.page).not.toContain('组队链接');
  });

  test('one whose time is over makes room for another', () => {
    const view = draw({ state: 'over' });
    expect(own(view)).toContain('已过期');
    expect(buttonsOf(view)).toEqual(['发起组队']);
  });

  test('once it is over only a full team has anything left: its reward', () => {
    const closed = draw(null, ENDED);
    expect([calloutsOf(closed.page), buttonsOf(closed), own(closed)]).toEqual([['活动已结束'], [], '']);
    expect(own(draw({}, ENDED))).toBe('');
    expect(buttonsOf(draw({ state: 'full' }, ENDED))).toEqual(['领取 200 积分']);
  });

  test('a visitor is told what a login is for', () => {
    const visitor = draw(null, RUNNING, { isMember: false });
    expect([calloutsOf(visitor.page), own(visitor)]).toEqual([['登录后可以组队。'], '']);
    expect(calloutsOf(draw(null).page)).toEqual([]);
  });
});

describe('[CALL-084] the question of the day', () => {
  const QUESTION: DailyQuestion = {
    standing: RUNNING,
    rules: ['每天一题'],
    day: '2026-11-24',
    text: '哪一项是措施费？',
    choices: ['人工费', '安全文明施工费', '利润'],
    answered: null,
  };
  const draw = (
    more: Partial<DailyQuestion>,
    state: Partial<CampaignsState> = {},
    answers?: QuestionHistory['answers'],
  ) =>
    drawCampaign(
      'question',
      { ...QUESTION, ...more },
      {
        ...state,
        ...(answers && {
          parts: {
            question: { status: 'shown', data: { ...QUESTION, ...more } },
            questionRecords: { status: 'shown', data: { answers } },
          },
        }),
      },
    );
  const asked = ({ page }: ReturnType<typeof draw>) => sheetOf(page, QUESTION.text);
  const answered = { choice: 2, right: 1, isRight: false, points: 1, because: '见计价规范。' };

  test('a member chooses first: until then nothing can be handed in', () => {
    const view = draw({});
    expect(textOf(asked(view))).toContain('2026-11-24');
    expect([...asked(view).matchAll(/type="radio"/g)]).toHaveLength(3);
    expect(view.buttons.map(({ name, isDisabled }) => [name, isDisabled])).toEqual([['提交答案', true]]);
    expect(textOf(asked(view))).toContain('先选一项。每天只答一次，提交后不能更改。');
  });

  test.each([
    [
      {},
      ['人工费', '安全文明施工费 正确答案', '利润 您的选择'],
      '答错了，获得 1 积分。见计价规范。今天的题已答',
    ],
    [
      { choice: 1, isRight: true, points: 5 },
      ['人工费', '安全文明施工费 正确答案 您的选择', '利润'],
      '答对了，获得 5 积分。',
    ],
  ])('once answered, the right answer and the own one stand there: %j', (more, choices, words) => {
    const view = draw({ answered: { ...answered, ...more } });
    expect(rowsOf(asked(view))).toEqual(choices);
    expect(textOf(asked(view))).toContain(words);
    expect(view.buttons).toEqual([]);
  });

  test.each([
    ['a visitor', {}, { isMember: false }, ['登录后作答。']],
    ['a member once it is over', { standing: ENDED }, {}, ['活动已结束']],
    ['a member before it begins', { standing: COMING }, {}, ['活动未开始，2026-12-01 开始']],
  ] as const)('%s reads the question and cannot answer it', (who, more, state, callouts) => {
    const view = draw(more, state);
    expect(calloutsOf(view.page)).toEqual(callouts);
    expect(view.buttons).toEqual([]);
    expect(asked(view) === '').toBe(who.endsWith('begins'));
    expect(asked(view)).not.toContain('正确答案');
  });

  test('what was answered before is told day by day, to members alone', () => {
    const answers = [
      { day: '2026-11-23', text: '甲', isRight: true, points: 5 },
      { day: '2026-11-22', text: '乙', isRight: false, points: 1 },
    ];
    const rows = rowsOf(sheetOf(draw({}, {}, answers).page, '答题记录'));
    expect(rows).toEqual(['2026-11-23 甲 答对 +5', '2026-11-22 乙 答错 +1']);
    expect(draw({}, {}, []).page).toContain('还没有答过题。');
    expect(draw({}, { isMember: false }, answers).page).not.toContain('答题记录');
  });
});
