import { map, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Drawn } from '#src/contract/drawn';
import type { Send } from '#src/kernel/send';
import type { Act, Told } from './acts';
import {
  answerCall,
  CLAIM_CALLS,
  DRAW_CALLS,
  findEggCall,
  GOAL_CALLS,
  joinTeamCall,
  shareUrlCall,
  swapCall,
  TASK_CALLS,
  taskRaffleCall,
  teamRewardCall,
  teamUrlCall,
  visitInviteCall,
  visitStudyCall,
  type Answered,
  type GivenGift,
  type InfoKey,
} from './contract';

const nothing = (): Told => ({});
const drawn = ({ given, drawn: fell }: Drawn): Told => ({
  given,
  ...(fell !== given && { drawn: fell }),
});
const gift = ({ name }: GivenGift): Told => ({ given: name, text: `获得 ${name}` });
const answered = ({ isRight, points }: Answered): Told => ({
  text: isRight ? `答对了，获得 ${points} 积分` : `答错了，获得 ${points} 积分`,
});
const EGGS = { found: '找到今天的彩蛋了', had: '今天的彩蛋已经找到', none: '今天的彩蛋不在这一页' } as const;

/** Eggs have a call for each goal. */
const goalCall = (key: InfoKey, goal: string) => {
  if (key === 'giftBoxV67') return goal === 'points' ? GOAL_CALLS.eggPoints : GOAL_CALLS.eggGift;
  return key === 'giftBoxV55' || key === 'giftBoxV76' ? GOAL_CALLS.collectCard : GOAL_CALLS[key];
};

export const askAct = (send: Send, act: Act): Observable<Told> => {
  switch (act.act) {
    case 'task':
      return ask(send, TASK_CALLS[act.key], { body: { taskId: act.taskId } }).pipe(map(nothing));
    case 'visit':
      return ask(send, visitStudyCall, { query: { url: act.url } }).pipe(map(nothing));
    case 'draw':
      return ask(send, DRAW_CALLS[act.key], { body: { number: act.number } }).pipe(map(drawn));
    case 'drawTask':
      return ask(send, taskRaffleCall, { query: { taskId: act.taskId } }).pipe(map(drawn));
    case 'goal':
      return ask(send, goalCall(act.key, act.goal), {
        body: { goal: act.goal, number: act.number },
      }).pipe(map(gift));
    case 'swap': {
      const { from, to, number } = act;
      return ask(send, swapCall, { body: { from, to, number } }).pipe(map(gift));
    }
    case 'claim': {
      const { number, receiver } = act;
      return ask(send, CLAIM_CALLS[act.key], { body: { number, receiver } }).pipe(map(nothing));
    }
    case 'egg':
      return ask(send, findEggCall, { body: { place: act.place } }).pipe(
        map(({ state }) => ({ egg: state, text: EGGS[state] })),
      );
    case 'answer':
      return ask(send, answerCall, { body: { day: act.day, choice: act.choice } }).pipe(map(answered));
    case 'openTeam':
      return ask(send, teamUrlCall).pipe(map(nothing));
    case 'joinTeam':
      return ask(send, joinTeamCall, { query: { url: act.url } }).pipe(map(nothing));
    case 'rewardTeam':
      return ask(send, teamRewardCall, { query: { urlId: act.urlId } }).pipe(map(nothing));
    case 'share':
      return ask(send, shareUrlCall).pipe(map(nothing));
    case 'visitInvite':
      return ask(send, visitInviteCall, { body: { url: act.url } }).pipe(map(nothing));
  }
};
