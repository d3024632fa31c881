import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { withAnswer, withFailure, withRequest } from '#src/calls/latest-answers';
import { wordsOf } from '#src/kernel/send';
import type { DrawAsked, OrderAsked } from './asked';
import type { Drawn } from './contract/raffle';
import { events, type Work } from './events';
import type { LoadedPart, PartQuery, Parts } from './parts';

export type Outcome =
  | { readonly kind: 'said'; readonly tone: 'good' | 'bad'; readonly text: string }
  | { readonly kind: 'drawn'; readonly drawn: Drawn };

export interface ActivitiesState {
  readonly parts: Parts;
  /** The route that is on the screen. */
  readonly entered?: string;
  readonly work?: { readonly work: Work; readonly subject?: string };
  readonly outcome?: Outcome;
  /** A draw whose answer was lost, until it is known whether it was made. */
  readonly lost?: DrawAsked;
  /** The same of an order. */
  readonly lostOrder?: OrderAsked;
}

export const initialState: ActivitiesState = { parts: {} };

export const LOST = '网络异常，正在核对这次抽奖';
export const NOT_CHARGED = '网络异常，本次机会未扣除';
export const LOST_ORDER = '网络异常，正在核对这次兑换';
export const LOST_REPORT = '网络异常，没有收到文件；可重新取回，不多扣次数';
export const NOT_ORDERED = '网络异常，本次兑换没有扣积分';

const isOfSameRecord = (before?: PartQuery, now?: PartQuery): boolean => before?.number === now?.number;

/** What one member had is no other's. */
const anew = ({ entered }: ActivitiesState): ActivitiesState => ({
  ...initialState,
  ...(entered !== undefined && { entered }),
});

const settled = ({ work: _, ...state }: ActivitiesState): ActivitiesState => state;
const told = (state: ActivitiesState, tone: 'good' | 'bad', text: string): ActivitiesState => ({
  ...settled(state),
  outcome: { kind: 'said', tone, text },
});

/** The next number tells whether what was lost was made. */
const checked = (state: ActivitiesState, loaded: LoadedPart): ActivitiesState => {
  if (loaded.part === 'raffle') {
    const { lost, ...rest } = state;
    return lost && loaded.data.own?.nextNumber === lost.number ? told(rest, 'bad', NOT_CHARGED) : state;
  }
  if (loaded.part !== 'mall') return state;
  const { lostOrder, ...rest } = state;
  return loaded.data.nextNumber === lostOrder?.number ? told(rest, 'bad', NOT_ORDERED) : state;
};

/** Any answer settles what was lost, a refusal as well. */
const withoutLost = ({ lost, lostOrder, ...state }: ActivitiesState, work: Work): ActivitiesState => ({
  ...state,
  ...(lost && work !== 'draw' && { lost }),
  ...(lostOrder && work !== 'exchange' && { lostOrder }),
});

const checkedInText = (points: number, day: string | undefined): string => {
  if (day !== undefined) return `${day} 已补签${points > 0 ? `，当月全勤，获得 ${points} 积分` : ''}`;
  return points > 0 ? `签到成功，获得 ${points} 积分` : '今天已经签到';
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.partRequested, (state, { payload }): ActivitiesState => ({
      ...state,
      parts: withRequest<Parts, PartQuery>(state.parts, payload, isOfSameRecord),
    }))
    .addCase(events.partLoaded, (state, { payload }): ActivitiesState =>
      checked({ ...state, parts: withAnswer<Parts>(state.parts, payload) }, payload),
    )
    .addCase(events.partFailed, (state, { payload }): ActivitiesState => ({
      ...state,
      parts: withFailure<Parts>(state.parts, payload),
    }))
    .addCase(events.workRequested, ({ outcome: _, ...state }, { payload }): ActivitiesState => ({
      ...state,
      work: payload,
    }))
    .addCase(events.checkedIn, (state, { payload: { points, day } }) =>
      told(state, 'good', checkedInText(points, day)),
    )
    .addCase(events.prizeDrawn, (state, { payload }): ActivitiesState => ({
      ...settled(withoutLost(state, 'draw')),
      outcome: { kind: 'drawn', drawn: payload },
    }))
    .addCase(events.drawLost, (state, { payload }): ActivitiesState => ({
      ...told(state, 'bad', LOST),
      lost: payload,
    }))
    .addCase(events.orderLost, (state, { payload }): ActivitiesState => ({
      ...told(state, 'bad', LOST_ORDER),
      lostOrder: payload,
    }))
    .addCase(events.prizeClaimed, (state) => told(state, 'good', '收件人已登记，7 个工作日内寄出'))
    .addCase(events.productExchanged, (state, { payload }) =>
      told(
        withoutLost(state, 'exchange'),
        'good',
        payload.state === 'ordered' ? '兑换成功，7 个工作日内寄出' : '兑换成功，已到账',
      ),
    )
    .addCase(events.orderReturned, (state) => told(state, 'good', '已退回，积分已返还'))
    .addCase(events.couponApplied, (state) => told(state, 'good', '已使用，24 小时内多导出 5,000 行'))
    .addCase(events.reportSaved, (state, { payload: { title } }) =>
      told(state, 'good', `报告已保存：${title}`),
    )
    .addCase(events.reportLost, (state) => told(state, 'bad', LOST_REPORT))
    .addCase(events.workFailed, (state, { payload: { work, problem } }) =>
      told(withoutLost(state, work), 'bad', wordsOf(problem)),
    )
    // What was said belongs to the page it was said on.
    .addCase(navigation.routeEntered, ({ outcome: _, ...state }, { payload }): ActivitiesState => ({
      ...state,
      entered: payload.name,
    }))
    .addCase(events.outcomeDismissed, ({ outcome: _, ...state }): ActivitiesState => state)
    .addCase(auth.loggedIn, anew)
    .addCase(auth.loggedOut, anew),
);
