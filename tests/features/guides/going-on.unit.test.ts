import { Observable, of, Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/guides/commands';
import type { GuideType } from '#features/guides/contract';
import { events } from '#features/guides/events';
import { selectIsOffered, selectProgress, selectTasks } from '#features/guides/selectors';
import { TOURS } from '#features/guides/tours';
import { events as notices } from '#features/notices/events';
import { events as prompts } from '#features/prompts/events';
import { guiding } from '#src/kernel/shared-events';
import type { Message } from '#src/kernel/messages';
import type { ApiReply } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { comeIn, NOTED, openTab, type World } from './a-tab';

const guided = (page: string, guide: GuideType, world: World = {}) => {
  const tab = openTab(world);
  tab.enter(page);
  tab.say(comeIn());
  tab.send(commands.startGuide({ guide }));
  tab.address.moves.length = 0;
  return tab;
};
const reached = (heard: readonly Message[]) =>
  heard.filter(events.stepReached.match).map(({ payload: { guide, step } }) => `${guide} ${step}`);

test('each step stands on its page, points at its own thing there, and is open to its readers', () => {
  const steps = Object.fromEntries(
    Object.entries(TOURS).map(([guide, tour]) => [
      guide,
      tour.steps.map(({ page, path, needs, target }) =>
        [page, path, needs, target].filter(Boolean).join(' '),
      ),
    ]),
  );
  expect(steps).toEqual({
    new_user: ['search', 'sections', 'series', 'newest', 'service'].map((target) => `home /home ${target}`),
    bid_node: [
      ...['projectRegion', 'taxBasis', 'compare', 'firstProject'].map(
        (target) => `commonProjList /commonproj/index ${target}`,
      ),
      'commonProjDetail vip figures',
    ],
    bq_item: [
      ...['priceKeyword', 'scheme', 'firstPrice'].map(
        (target) => `unitPriceList /comprehensiveUnitPrice/index ${target}`,
      ),
      'unitPriceDetail rights figures',
    ],
    labor: [
      ...['laborMode', 'firstLabor'].map(
        (target) => `laborSubcontractingList /laborSubcontracting/index ${target}`,
      ),
      'laborSubcontractingPriceLine figures',
      'laborSubcontractingPriceLine laborPlaces',
    ],
    policy: [
      ...['policyForce', 'firstPolicy'].map((target) => `policyList /policy/index ${target}`),
      'policyDetail rights marks',
      'policyDetail rights clauses',
    ],
  });
});

describe('the way back', () => {
  test('from the first step leads nowhere', () => {
    const tab = guided('home', 'new_user');
    tab.send(commands.goBack());
    expect([reached(tab.heard), tab.address.moves]).toEqual([[], []]);
  });

  test('leads from a page without an address to the one that led there', () => {
    const tab = guided('laborSubcontractingList', 'labor');
    tab.send(commands.goOn());
    tab.enter('laborSubcontractingPriceLine');
    tab.send(commands.goOn());
    tab.send(commands.goBack());
    expect([reached(tab.heard).at(-1), tab.address.moves]).toEqual(['labor 2', []]);
    tab.send(commands.goBack());
    expect([reached(tab.heard).at(-1), tab.address.moves]).toEqual([
      'labor 1',
      ['go /laborSubcontracting/index'],
    ]);
  });

  test('leads from elsewhere to the last step with an address', () => {
    const tab = guided('laborSubcontractingList', 'labor');
    tab.send(commands.goOn());
    tab.enter('laborSubcontractingPriceLine');
    tab.send(commands.goOn());
    tab.enter('home');
    tab.send(commands.goBack());
    expect([reached(tab.heard).at(-1), tab.address.moves]).toEqual([
      'labor 1',
      ['go /laborSubcontracting/index'],
    ]);
  });
});

test('[GUIDE-010] a guide that was only begun is kept as such', () => {
  const tab = guided('home', 'new_user');
  expect([tab.kept.get('guideStep'), tab.tab.get('guide')]).toEqual(['new_user 0', 'new_user']);
});

test('[GUIDE-010] the step of one guide is none of another', () => {
  const tab = guided('home', 'new_user');
  tab.send(commands.goOn());
  tab.send(commands.startGuide({ guide: 'labor' }));
  expect(tab.running()).toMatchObject({ guide: 'labor', step: 0 });
});

test('[GUIDE-010] the guide of another tab does not run on in this one, only its step is known', () => {
  const tab = openTab({
    kept: memoryStorage({ guideStep: 'labor 1' }),
    tab: memoryStorage({ guide: 'new_user' }),
  });
  tab.enter('home');
  tab.say(comeIn());
  expect(tab.running()).toBeUndefined();
  expect(selectProgress(tab.state())).toEqual({ guide: 'labor', step: 1 });
});

test('what a page that opens shows is told of once: the step the member came by', () => {
  const tab = guided('commonProjList', 'bid_node');
  tab.enter('commonProjList');
  expect(reached(tab.heard)).toEqual([]);
  for (let step = 0; step < 3; step += 1) tab.send(commands.goOn());
  tab.enter('about');
  tab.enter('commonProjDetail');
  expect(tab.running()).toMatchObject({ step: 4, phase: 'shown' });
});

test('the focus is kept while a guide runs, once for all its steps', () => {
  let [kept, begun] = [0, 0];
  const focusKept$ = new Observable<never>(() => {
    kept += 1;
    begun += 1;
    return () => void (kept -= 1);
  });
  const tab = openTab({ focusKept$ });
  tab.enter('home');
  tab.say(comeIn());
  expect(begun).toBe(0);
  tab.send(commands.startGuide({ guide: 'new_user' }));
  tab.send(commands.goOn());
  expect([kept, begun]).toEqual([1, 1]);
  tab.send(commands.closeGuide());
  expect(kept).toBe(0);
});

test('[GUIDE-013] two guides completed one after the other are both noted', () => {
  const answers = [new Subject<ApiReply>(), new Subject<ApiReply>()];
  let asked = 0;
  const tab = openTab({ answer: () => answers[asked++]! });
  tab.enter('home');
  tab.say(comeIn());
  for (const guide of ['new_user', 'labor'] as const) tab.say(events.guideCompleted({ guide }));
  for (const answer$ of answers) answer$.next(NOTED);
  const granted = tab.heard.filter(events.rewardGranted.match).map(({ payload }) => payload.guide);
  expect(granted).toEqual(['new_user', 'labor']);
});

describe('the dialog of a first completion', () => {
  const completed = (tasks: object = { newUserTaskId: '20' }) => {
    const tab = openTab({ answer: () => of(anAnswer({ ...(NOTED.data as object), completed: 3 })) });
    tab.enter('home', tasks);
    tab.say(comeIn());
    tab.say(events.guideCompleted({ guide: 'new_user' }));
    const [raised] = tab.heard.filter(prompts.promptRaised.match).map(({ payload }) => payload);
    return { tab, raised: raised! };
  };

  test('[GUIDE-013] offers the draw, or to leave it', () => {
    expect(completed().raised).toMatchObject({
      title: '引导已完成',
      buttons: [
        { key: 'later', label: '知道了' },
        { key: 'draw', label: '去抽奖', isMain: true },
      ],
    });
  });

  test('leads to the draw by its own button alone', () => {
    const { tab, raised } = completed();
    tab.say(prompts.promptAnswered({ id: raised.id, key: 'later' }));
    tab.say(prompts.promptAnswered({ id: 'another', key: 'draw' }));
    expect(tab.address.moves).toEqual([]);
  });

  test('[GUIDE-015] goes with the one of its task, which names both', () => {
    const { tab } = completed();
    const [task] = tab.heard.filter(prompts.taskCompleted.match).map(({ payload }) => payload);
    expect(task).toEqual({ id: 'newUserTaskId-20', task: '新人任务：认识造价指标网' });
    expect(tab.tab.get('guideTasks')).toBe('{}');
  });

  test('[GUIDE-015] names thorough use and unit prices as the activity does', () => {
    const { tab } = completed({ chongfenTaskId: '10', newBqitemTaskId: '30' });
    tab.say(events.guideCompleted({ guide: 'bq_item' }));
    expect(tab.heard.filter(prompts.taskCompleted.match).map(({ payload }) => payload.task)).toEqual([
      '充分体验任务：认识造价指标网',
      `综合单价任务：${TOURS.bq_item.title}`,
    ]);
  });

  test('names points alone where no draw was earned', () => {
    const earned = { points: 20, chances: 0 };
    const tab = openTab({ answer: () => of(anAnswer({ ...(NOTED.data as object), earned })) });
    tab.enter('home');
    tab.say(comeIn());
    tab.say(events.guideCompleted({ guide: 'labor' }));
    const [raised] = tab.heard.filter(prompts.promptRaised.match);
    expect(raised?.payload.text).toContain('已完成，获得 20 积分。');
  });
});

test('[SESSION-006] the tip of the draws comes with a login by ticket, too, and goes after eight seconds', () => {
  const tab = openTab({ chances: () => of(anAnswer({ chances: 1 })) });
  tab.say(auth.loggedIn({ user: aUser(), way: 'ticket' }));
  const [notice] = tab.heard.filter(notices.noticeRaised.match);
  expect(notice?.payload.durationMs).toBe(8_000);
});

describe('tasks of several addresses', () => {
  test('[ACT-008] are all kept, those of a visitor as well', () => {
    const tab = openTab();
    tab.enter('home', { newUserTaskId: '20' });
    tab.enter('home', { chongfenTaskId: '10' });
    expect(JSON.parse(tab.tab.get('guideTasks') ?? '')).toEqual({
      newUserTaskId: '20',
      chongfenTaskId: '10',
    });
    expect(selectTasks(tab.state())).toEqual({ newUserTaskId: '20', chongfenTaskId: '10' });
  });

  test('that are kept as no tasks are none', () => {
    const tab = openTab({
      tab: memoryStorage({ guideTasks: '{' }),
      kept: memoryStorage({ guideStep: 'labor 1' }),
    });
    tab.say(comeIn());
    expect(selectTasks(tab.state())).toEqual({});
    // What else was kept is not lost with them.
    expect(selectProgress(tab.state())).toEqual({ guide: 'labor', step: 1 });
  });
});

describe('a new member', () => {
  test('is not asked where the guide runs on already, and no longer once it was begun', () => {
    const running = openTab({
      kept: memoryStorage({ guideStep: 'new_user 1' }),
      tab: memoryStorage({ guide: 'new_user' }),
    });
    running.say(comeIn({ isNewUser: true }));
    expect(selectIsOffered(running.state())).toBe(false);
    const begun = openTab();
    begun.enter('home');
    begun.say(comeIn({ isNewUser: true }));
    begun.send(commands.startGuide({ guide: 'new_user' }));
    expect(selectIsOffered(begun.state())).toBe(false);
  });
});

test('[TRACK-007] the guide is told with its beginning alone, not with each step', () => {
  const tab = guided('home', 'new_user');
  tab.send(commands.goOn());
  tab.send(commands.goOn());
  expect(tab.heard.filter(guiding.guideTypeChanged.match)).toHaveLength(1);
});
