import { of, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/guides/commands';
import { events } from '#features/guides/events';
import { selectIsOffered, selectMember, selectProgress, selectTasks } from '#features/guides/selectors';
import { TARGETS } from '#features/guides/targets';
import { events as notices } from '#features/notices/events';
import { events as prompts } from '#features/prompts/events';
import type { Message } from '#src/kernel/messages';
import { guiding } from '#src/kernel/shared-events';
import { CallRefused } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { memoryStorage } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { comeIn, NOTED, openTab as open, type World } from './a-tab';

/** Logged in on a page, with its guide begun. */
const guided = (page: string, guide: 'new_user' | 'labor' | 'bid_node', world: World = {}) => {
  const tab = open(world);
  tab.enter(page);
  tab.say(comeIn());
  tab.send(commands.startGuide({ guide }));
  return tab;
};
const complete = (tab: ReturnType<typeof guided>) => {
  for (let step = 0; step < 5; step += 1) tab.send(commands.goOn());
};
const dialogsIn = (heard: readonly Message[]) =>
  heard.filter(prompts.taskCompleted.match).map(({ payload }) => payload.id);
const noticesIn = (heard: readonly Message[]) =>
  heard.filter(notices.noticeRaised.match).map(({ payload }) => payload);

test('a member whose rights came late is guided by them', () => {
  const tab = open();
  tab.say(comeIn({ isVip: false, hasRights: false }));
  tab.say(auth.userReloaded({ user: aUser({ isVip: true, hasRights: true }) }));
  expect(selectMember(tab.state())).toMatchObject({ isVip: true, hasRights: true });
});

test('[GUIDE-001] [GUIDE-009] a guide is started by its type, and its steps advance', () => {
  const tab = guided('home', 'new_user');
  expect(tab.running()).toEqual({ guide: 'new_user', step: 0, phase: 'shown' });
  tab.send(commands.goOn());
  tab.send(commands.goOn());
  expect(tab.running()).toEqual({ guide: 'new_user', step: 2, phase: 'shown' });
  tab.send(commands.goBack());
  expect(tab.running()).toEqual({ guide: 'new_user', step: 1, phase: 'shown' });
});

test('a guide of another page leads there first', () => {
  const tab = guided('home', 'bid_node');
  expect(tab.address.moves).toEqual(['go /commonproj/index']);
  expect(tab.running()).toEqual({ guide: 'bid_node', step: 0, phase: 'away' });
  tab.enter('commonProjList');
  expect(tab.running()).toEqual({ guide: 'bid_node', step: 0, phase: 'shown' });
});

test('[GUIDE-012] a page without an address opens by what the step before shows, pressed by either', () => {
  const tab = guided('laborSubcontractingList', 'labor');
  tab.send(commands.goOn());
  tab.send(commands.goOn());
  expect(tab.pressed).toEqual([TARGETS.firstLabor]);
  expect(tab.running()).toMatchObject({ step: 1 });
  tab.enter('laborSubcontractingPriceLine');
  expect(tab.running()).toEqual({ guide: 'labor', step: 2, phase: 'shown' });
});

test('[GUIDE-010] the step is kept in local storage, and another visit goes on from it', () => {
  const first = guided('home', 'new_user');
  first.send(commands.goOn());
  first.send(commands.goOn());
  expect(first.kept.get('guideStep')).toBe('new_user 2');
  const second = open({ kept: first.kept });
  second.enter('home');
  second.say(comeIn());
  expect(second.running()).toBeUndefined();
  second.send(commands.startGuide({ guide: 'new_user' }));
  expect(second.running()).toMatchObject({ guide: 'new_user', step: 2 });
});

test('[CONFLICT-026] [SESSION-011] a log-out resets the step of the browser and the guide of the tab', () => {
  const tab = guided('home', 'new_user');
  tab.send(commands.goOn());
  expect([tab.kept.get('guideStep'), tab.tab.get('guide')]).toEqual(['new_user 1', 'new_user']);
  expect(tab.running()).toBeDefined();
  tab.say(auth.loggedOut({ by: 'member' }));
  expect([tab.kept.get('guideStep'), tab.tab.get('guide'), tab.tab.get('guideTasks')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(tab.running()).toBeUndefined();
});

test('a page loaded anew in its tab runs on by itself', () => {
  const before = guided('home', 'new_user');
  before.send(commands.goOn());
  const after = open({ kept: before.kept, tab: before.tab });
  after.enter('home');
  after.say(comeIn());
  expect(after.running()).toEqual({ guide: 'new_user', step: 1, phase: 'shown' });
});

test.each(['', 'new_user', 'new_user x', 'new_user 5', 'new_user -1', 'none 1'])(
  'what is kept as “%s” is no step',
  (step) => {
    const tab = open({ kept: memoryStorage({ guideStep: step }), tab: memoryStorage({ guide: 'new_user' }) });
    tab.enter('home');
    tab.say(comeIn());
    expect(tab.running()).toBeUndefined();
    expect(selectProgress(tab.state())).toBeUndefined();
  },
);

test('[GUIDE-008] closed means hidden; its step is kept', () => {
  const tab = guided('home', 'new_user');
  tab.send(commands.goOn());
  tab.send(commands.closeGuide());
  expect(tab.running()).toBeUndefined();
  expect(tab.tab.get('guide')).toBeUndefined();
  expect(tab.kept.get('guideStep')).toBe('new_user 1');
});

test('[GUIDE-011] completion clears the type and begins anew next time', () => {
  const tab = guided('home', 'new_user');
  complete(tab);
  expect(tab.running()).toBeUndefined();
  expect(tab.tab.get('guide')).toBeUndefined();
  expect(tab.kept.get('guideStep')).toBeUndefined();
  tab.send(commands.startGuide({ guide: 'new_user' }));
  expect(tab.running()).toMatchObject({ step: 0 });
});

test('[GUIDE-013] [ACT-010] completion is told with code and globalId, then the lucky draw is offered', () => {
  const tab = guided('home', 'new_user');
  complete(tab);
  expect(tab.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/pb/activity/guide/updateRaffleTimes', { guideCode: 'new_user', globalId: aUser().globalId }],
  ]);
  const [raised] = tab.heard.filter(prompts.promptRaised.match);
  expect(raised?.payload.text).toBe('“认识造价指标网”已完成，获得 20 积分和 1 次抽奖机会。');
  tab.say(prompts.promptAnswered({ id: raised!.payload.id, key: 'draw' }));
  expect(tab.address.moves).toEqual(['go /vipActivities/luckyDraw']);
});

test('what was noted before offers no draw', () => {
  const again = anAnswer({
    isFirst: false,
    completedAt: '2026-10-01T00:00:00Z',
    completed: 1,
    earned: { points: 0, chances: 0 },
  });
  const tab = guided('home', 'new_user', { answer: () => of(again) });
  complete(tab);
  expect(tab.heard.filter(prompts.promptRaised.match)).toEqual([]);
  expect(noticesIn(tab.heard)).toEqual([
    { type: 'success', text: '“认识造价指标网”以前完成过，这次不再发放积分和抽奖机会。' },
  ]);
});

test.each([
  [{ points: 0, chances: 1 }, '获得 1 次抽奖机会。', ['later', 'draw']],
  // There is no chance to draw with yet.
  [{ points: 0, chances: 0 }, '积分活动现在没有进行，重新进行时才补发奖励。', ['later']],
])('[GUIDE-013] what was earned by a first completion is what is told of: %j', (earned, words, offered) => {
  const noted = anAnswer({ isFirst: true, completedAt: '2026-11-01T00:00:00Z', completed: 1, earned });
  const tab = guided('home', 'new_user', { answer: () => of(noted) });
  complete(tab);
  const [raised] = tab.heard.filter(prompts.promptRaised.match);
  expect(raised?.payload.text).toBe(`“认识造价指标网”已完成，${words}`);
  expect(raised?.payload.buttons?.map(({ key }) => key)).toEqual(offered);
});

const REFUSED = () => throwError(() => new CallRefused(aReply(500)));

test('[GUIDE-014] a failing update completes the guide all the same, and says so once', () => {
  const tab = guided('home', 'new_user', { answer: REFUSED });
  complete(tab);
  expect(tab.running()).toBeUndefined();
  expect(tab.heard.filter(prompts.promptRaised.match)).toEqual([]);
  expect(noticesIn(tab.heard)).toEqual([
    { type: 'warning', text: '“认识造价指标网”已完成，但奖励没有记上。再走完一遍即可补记。' },
  ]);
});

const TASKS = { newBqitemTaskId: '30', newUserTaskId: '20' };
const PAGES = {
  new_user: ['home'],
  bq_item: ['unitPriceList', 'unitPriceDetail'],
  policy: ['policyList', 'policyDetail'],
} as const;
/** On every page that the guide leads to. */
const walk = (tab: ReturnType<typeof open>, guide: keyof typeof PAGES) => {
  for (const [at, page] of PAGES[guide].entries()) {
    tab.enter(page);
    if (at === 0) tab.send(commands.startGuide({ guide }));
    complete(tab);
  }
  expect(tab.running()).toBeUndefined();
};

test('[GUIDE-015] [ACT-010] the dialog of a task is raised by its guide; another waits for its own', () => {
  const tab = open();
  tab.enter('home', TASKS);
  tab.say(comeIn());
  walk(tab, 'policy');
  expect(dialogsIn(tab.heard)).toEqual([]);
  walk(tab, 'new_user');
  expect(dialogsIn(tab.heard)).toEqual(['newUserTaskId-20']);
  expect(selectTasks(tab.state())).toEqual({ newBqitemTaskId: '30' });
  walk(tab, 'bq_item');
  expect(dialogsIn(tab.heard)).toEqual(['newUserTaskId-20', 'newBqitemTaskId-30']);
});

test('[GUIDE-015] thorough use is complete with the third guide, not before', () => {
  let completed = 1;
  const tab = open({
    answer: () => of(anAnswer({ ...(NOTED.data as object), completed: (completed += 1) })),
  });
  tab.enter('home', { chongfenTaskId: '10' });
  tab.say(comeIn());
  walk(tab, 'new_user');
  expect(dialogsIn(tab.heard)).toEqual([]);
  walk(tab, 'policy');
  expect(dialogsIn(tab.heard)).toEqual(['chongfenTaskId-10']);
});

test('[GUIDE-014] [GUIDE-015] a completion that was not noted is one all the same, with the dialog of its task', () => {
  const answers = [REFUSED, () => of(NOTED)];
  const tab = open({ answer: () => answers.shift()!() });
  tab.enter('home', TASKS);
  tab.say(comeIn());
  walk(tab, 'new_user');
  expect(dialogsIn(tab.heard)).toEqual(['newUserTaskId-20']);
  walk(tab, 'bq_item');
  expect(dialogsIn(tab.heard)).toEqual(['newUserTaskId-20', 'newBqitemTaskId-30']);
});

test('[TRACK-007] a guide that runs is told to all, and that it has ended', () => {
  const tab = guided('home', 'new_user');
  const told = () => tab.heard.filter(guiding.guideTypeChanged.match).map(({ payload }) => payload.guideType);
  expect(told()).toEqual(['new_user']);
  complete(tab);
  expect(told()).toEqual(['new_user', undefined]);
});

test('[ACT-008] tasks outlive a reload of their tab, but no log-out', () => {
  const before = open();
  before.enter('home', TASKS);
  before.say(comeIn());
  const after = open({ tab: before.tab });
  after.enter('home');
  after.say(comeIn());
  expect(selectTasks(after.state())).toEqual(TASKS);
  after.say(auth.loggedOut({ by: 'member' }));
  expect(selectTasks(after.state())).toEqual({});
  expect(after.tab.get('guideTasks')).toBeUndefined();
});

test('a new member is asked whether they want to be guided; nobody else is', () => {
  const newcomer = open();
  newcomer.say(comeIn({ isNewUser: true }));
  expect(selectIsOffered(newcomer.state())).toBe(true);
  newcomer.send(commands.declineOffer());
  expect(selectIsOffered(newcomer.state())).toBe(false);
  const known = open();
  known.say(comeIn());
  expect(selectIsOffered(known.state())).toBe(false);
});

test('a visitor is not guided, and a log-out ends a guide', () => {
  const visitor = open();
  visitor.enter('home');
  visitor.send(commands.startGuide({ guide: 'new_user' }));
  expect(visitor.running()).toBeUndefined();
  const member = guided('home', 'new_user');
  member.say(auth.loggedOut({ by: 'member' }));
  expect(member.running()).toBeUndefined();
  expect(member.kept.get('guideStep')).toBeUndefined();
  expect(member.heard.some(events.guideCompleted.match)).toBe(false);
});
