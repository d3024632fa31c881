import { map, throwError, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { DrawAnswer } from '#src/contract/drawn';
import type { Send } from '#src/kernel/send';
import type { Act, Told } from '../acts';
import {
  answerCall,
  CAMPAIGN_CALLS,
  findEggCall,
  goalCall,
  joinTeamCall,
  shareUrlCall,
  swapCall,
  taskRaffleCall,
  teamRewardCall,
  teamUrlCall,
  visitInviteCall,
  visitStudyCall,
  type Answered,
  type GivenGift,
} from '../contract';

const nothing = (): Told => ({});
const drawn = ({ given, drawn: fell, isFormer, isVip }: DrawAnswer): Told => ({
  given,
  isFormer,
  isVip,
  ...(fell !== given && { drawn: fell }),
});
const gift = ({ name, isFormer, isVip }: GivenGift): Told => ({
  given: name,
  text: `获得 ${name}`,
  isFormer,
  isVip,
});
const answered = ({ isRight, points }: Answered): Told => ({
  isPlain: !isRight,
  text: isRight ? `答对了，获得 ${points} 积分` : `答错了，获得 ${points} 积分`,
});
const EGGS = { found: '找到今天的彩蛋了', had: '今天的彩蛋已经找到', none: '今天的彩蛋不在这一页' } as const;

export const askAct = (send: Send, act: Act): Observable<Told> => {
  switch (act.act) {
    case 'task':
      return ask(send, CAMPAIGN_CALLS[act.key].task, { body: { taskId: act.taskId } }).pipe(map(nothing));
    case 'visit':
      return ask(send, visitStudyCall, { query: { url: act.url } }).pipe(map(nothing));
    case 'draw':
      return ask(send, CAMPAIGN_CALLS[act.key].draw, { body: { number: act.number, place: act.place } }).pipe(
        map(drawn),
      );
    case 'drawTask':
      return ask(send, taskRaffleCall, { query: { taskId: act.taskId } }).pipe(map(drawn));
    case 'goal': {
      const { key, goal, number } = act;
      const call = goalCall(key, goal);
      if (!call) return throwError(() => new Error(`${key} has no gift ${goal}`));
      return ask(send, call, { body: { goal, number } }).pipe(map(gift));
    }
    case 'swap': {
      const { from, to, number } = act;
      return ask(send, swapCall, { body: { from, to, number } }).pipe(map(gift));
    }
    case 'claim': {
      const { number, receiver } = act;
      return ask(send, CAMPAIGN_CALLS[act.key].claim, { body: { number, receiver } }).pipe(map(nothing));
    }
    case 'egg':
      return ask(send, findEggCall, { body: { place: act.place } }).pipe(
        map(({ state }) => ({ egg: state, text: EGGS[state], isPlain: state !== 'found' })),
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
