import { Subject } from 'rxjs';
import { commands } from '#features/guides/commands';
import type { GuideType } from '#features/guides/contract';
import { events } from '#features/guides/events';
import { comeIn, openTab, type World } from './a-tab';

/** Logged in on a page, with its guide begun and nothing heard yet but that. */
const guided = (page: string, guide: GuideType, world: World = {}) => {
  const tab = openTab(world);
  tab.enter(page);
  tab.say(comeIn());
  tab.send(commands.startGuide({ guide }));
  tab.address.moves.length = 0;
  return tab;
};
const reached = (tab: ReturnType<typeof guided>) =>
  tab.heard.filter(events.stepReached.match).map(({ payload: { guide, step } }) => ({ guide, step }));

describe('a step that is skipped', () => {
  test('[GUIDE-009] gives way to the next one of its page', () => {
    const tab = guided('laborSubcontractingList', 'labor');
    tab.send(commands.skipStep());
    expect(reached(tab)).toEqual([{ guide: 'labor', step: 1 }]);
    expect(tab.running()).toEqual({ guide: 'labor', step: 1, phase: 'shown' });
    expect(tab.kept.get('guideStep')).toBe('labor 1');
    expect([tab.address.moves, tab.pressed]).toEqual([[], []]);
  });

  test('gives way to a step of another page on that page', () => {
    const tab = guided('home', 'policy');
    tab.send(commands.skipStep());
    expect(tab.address.moves).toEqual(['go /policy/index']);
    expect(tab.running()).toEqual({ guide: 'policy', step: 1, phase: 'away' });
    tab.enter('policyList');
    expect(tab.running()).toEqual({ guide: 'policy', step: 1, phase: 'shown' });
  });

  test('[GUIDE-011] completes the guide where only it would have led on', () => {
    const tab = guided('commonProjList', 'bid_node');
    for (let step = 0; step < 3; step += 1) tab.send(commands.skipStep());
    expect(tab.running()).toMatchObject({ step: 3 });
    expect(tab.heard.some(events.guideCompleted.match)).toBe(false);
    tab.send(commands.skipStep());
    expect(tab.running()).toBeUndefined();
    expect(tab.heard.filter(events.guideCompleted.match).map(({ payload }) => payload)).toEqual([
      { guide: 'bid_node' },
    ]);
    expect(tab.kept.get('guideStep')).toBeUndefined();
  });

  test('is none where no guide runs', () => {
    const tab = guided('home', 'new_user');
    tab.send(commands.closeGuide());
    tab.send(commands.skipStep());
    expect(reached(tab)).toEqual([]);
    expect(tab.running()).toBeUndefined();
  });
});

describe('a member who left the page of a guide', () => {
  test('is led back to the step', () => {
    const tab = guided('commonProjList', 'bid_node');
    tab.send(commands.goOn());
    tab.enter('about');
    expect(tab.running()).toEqual({ guide: 'bid_node', step: 1, phase: 'away' });
    tab.send(commands.returnToGuide());
    expect(tab.address.moves).toEqual(['go /commonproj/index']);
    tab.enter('commonProjList');
    expect(tab.running()).toEqual({ guide: 'bid_node', step: 1, phase: 'shown' });
  });

  test('is led back to the last step with an address, where the page of this one has none', () => {
    const tab = guided('laborSubcontractingList', 'labor');
    tab.send(commands.goOn());
    tab.enter('laborSubcontractingPriceLine');
    expect(tab.running()).toMatchObject({ step: 2, phase: 'shown' });
    tab.enter('home');
    tab.send(commands.returnToGuide());
    expect(tab.address.moves).toEqual(['go /laborSubcontracting/index']);
    expect(reached(tab).at(-1)).toEqual({ guide: 'labor', step: 1 });
  });

  test('goes nowhere once the guide is closed', () => {
    const tab = guided('commonProjList', 'bid_node');
    tab.enter('about');
    tab.send(commands.closeGuide());
    tab.send(commands.returnToGuide());
    expect(tab.address.moves).toEqual([]);
    expect(tab.running()).toBeUndefined();
  });
});

test('[GUIDE-008] Escape closes the guide that runs, with its step kept, and is heard meanwhile alone', () => {
  const escape$ = new Subject<void>();
  const tab = openTab({ escape$ });
  tab.enter('home');
  tab.say(comeIn());
  expect(escape$.observed).toBe(false);
  tab.send(commands.startGuide({ guide: 'new_user' }));
  tab.send(commands.goOn());
  escape$.next();
  expect(tab.running()).toBeUndefined();
  expect(tab.heard.filter(events.guideClosed.match).map(({ payload }) => payload)).toEqual([
    { guide: 'new_user', step: 1 },
  ]);
  expect(tab.kept.get('guideStep')).toBe('new_user 1');
  expect(escape$.observed).toBe(false);
});
