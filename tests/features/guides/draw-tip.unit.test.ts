import { of, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as notices } from '#features/notices/events';
import { events as prompts } from '#features/prompts/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { comeIn, openTab } from './a-tab';

describe('with a login', () => {
  const chances = (count: number) => () => of(anAnswer({ chances: count }));
  const noticesIn = (heard: readonly Message[]) =>
    heard.filter(notices.noticeRaised.match).map(({ payload }) => payload);

  test('[SESSION-006] [ACT-015] the lucky-draw dialog status is fetched, and who has draws is told so', () => {
    const tab = openTab({ chances: chances(2) });
    tab.enter('home');
    expect(tab.askedWithLogin).toEqual([]);
    tab.say(comeIn());
    expect(tab.askedWithLogin).toMatchObject([
      { method: 'GET', path: '/pb/activity/raffle_v2/getDialogStatus', quiet: true },
    ]);
    expect(noticesIn(tab.heard)).toMatchObject([
      { type: 'info', title: '幸运抽奖', text: '您有 2 次抽奖机会未用，可在会员活动的幸运抽奖里使用。' },
    ]);
    // Nothing covers the page that the member came for.
    expect(tab.heard.filter(prompts.promptRaised.match)).toEqual([]);
  });

  test('[SESSION-006] a page that is loaded again is no login', () => {
    const tab = openTab({ chances: chances(2) });
    tab.say(auth.loggedIn({ user: aUser(), way: 'resumed' }));
    expect(tab.askedWithLogin).toEqual([]);
  });

  test.each<[string, string, () => Observable<ApiReply>]>([
    ['without a draw', 'home', chances(0)],
    ['on the page of the draws', 'luckyDraw', chances(2)],
    ['when it cannot be known', 'home', () => throwError(() => new CallRefused(aReply(500), '断了'))],
  ])('[SESSION-006] %s there is no tip', (_, page, answer) => {
    const tab = openTab({ chances: answer });
    tab.enter(page);
    tab.say(comeIn());
    expect(tab.askedWithLogin).toHaveLength(1);
    expect(noticesIn(tab.heard)).toEqual([]);
  });
});
