import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { withAnswer, withFailure, withRequest } from '#src/calls/latest-answers';
import { wordsOf } from '#src/kernel/send';
import type { Act, Told } from './acts';
import { events } from './events';
import { isNumbered, wasMade } from './lost';
import type { PageAddress } from './modules';
import { TEAM_POINTS } from './rules/team';
import type { LoadedPart, PartQuery, Parts } from './parts';

type Tone = 'good' | 'plain' | 'bad';

export interface CampaignsState {
  readonly parts: Parts;
  /** The page that is on the screen. */
  readonly place: PageAddress;
  readonly isMember: boolean;
  readonly act?: Act;
  readonly outcome?: { readonly tone: Tone; readonly text: string; readonly told?: Told };
  /** An act whose answer was lost, until it is known whether it took effect. */
  readonly lost?: Act;
}

export const initialState: CampaignsState = { parts: {}, place: { name: '', query: {} }, isMember: false };

export const LOST = '网络异常，正在核对';
export const UNCHECKED = '网络异常，还没有核对到结果，重新载入后继续核对';
export const NOT_CHARGED = '网络异常，本次机会未扣除';
export const NOT_HANDED_IN = '网络异常，答案没有交上，可以再次提交';
export const KEPT = '网络异常，已经完成，结果在本页';
const NOT_SURE = '网络异常，请以页面上的最新状态为准';

const DRAWN_BEFORE = '这一次此前已经抽出，现在没有再抽';
const HAD_BEFORE = '这一份此前已经领取，现在没有再领';

const DONE: Readonly<Record<Act['act'], string>> = {
  task: '已登记',
  visit: '已打卡',
  draw: '已抽出',
  drawTask: '已抽出',
  goal: '已到账',
  swap: '已换卡',
  claim: '收件人已登记，7 个工作日内寄出',
  egg: '今天的彩蛋不在这一页',
  answer: '已作答',
  openTeam: '组队链接已生成',
  joinTeam: '已加入队伍',
  rewardTeam: `${TEAM_POINTS} 积分已到账`,
  share: '邀请地址已生成',
  visitInvite: '邀请人已登记',
};

const settled = ({ act: _, ...state }: CampaignsState): CampaignsState => state;
const withoutLost = ({ lost: _, ...state }: CampaignsState): CampaignsState => state;
const said = (state: CampaignsState, tone: Tone, text: string, told?: Told): CampaignsState => ({
  ...settled(state),
  outcome: { tone, text, ...(told && { told }) },
});

const checked = (state: CampaignsState, loaded: LoadedPart): CampaignsState => {
  const { lost } = state;
  if (!lost || wasMade(lost, loaded) !== false) return state;
  const words = isNumbered(lost) ? NOT_CHARGED : NOT_SURE;
  return said(withoutLost(state), 'bad', lost.act === 'answer' ? NOT_HANDED_IN : words);
};

/** What one member had is no other's. */
const anew = ({ place }: CampaignsState, isMember: boolean): CampaignsState => ({
  ...initialState,
  place,
  isMember,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.partRequested, (state, { payload }): CampaignsState => ({
      ...state,
      parts: withRequest<Parts, PartQuery>(state.parts, payload, (before, now) => before?.url === now?.url),
    }))
    .addCase(events.partLoaded, (state, { payload }): CampaignsState =>
      checked({ ...state, parts: withAnswer<Parts>(state.parts, payload) }, payload),
    )
    .addCase(events.partFailed, (state, { payload }): CampaignsState => ({
      ...state,
      parts: withFailure<Parts>(state.parts, payload),
      ...(state.lost?.key === payload.part && { outcome: { tone: 'bad', text: UNCHECKED } }),
    }))
    .addCase(events.actRequested, ({ outcome: _, ...state }, { payload }): CampaignsState => ({
      ...state,
      act: payload,
    }))
    .addCase(events.actAccepted, (state, { payload: { act, told } }): CampaignsState =>
      // Of what was lost this is the first answer.
      told.isFormer && !state.lost
        ? said(state, 'plain', act.act === 'goal' || act.act === 'swap' ? HAD_BEFORE : DRAWN_BEFORE, told)
        : said(withoutLost(state), told.isPlain ? 'plain' : 'good', told.text ?? DONE[act.act], {
            ...told,
            isFormer: false,
          }),
    )
    // While it is looked into nobody can ask but the program, which does when it took effect: once.
    .addCase(events.actLost, (state, { payload }): CampaignsState =>
      state.lost?.act === payload.act && state.lost.key === payload.key
        ? said(withoutLost(state), 'bad', KEPT)
        : { ...said(state, 'bad', LOST), lost: payload },
    )
    .addCase(events.actFailed, (state, { payload: { problem } }): CampaignsState =>
      said(withoutLost(state), 'bad', wordsOf(problem)),
    )
    .addCase(events.linkCopied, (state): CampaignsState => said(state, 'good', '链接已复制，可以发给好友'))
    .addCase(events.copyRejected, (state): CampaignsState =>
      said(state, 'bad', '浏览器不允许复制，请选中链接后手动复制'),
    )
    .addCase(events.outcomeDismissed, ({ outcome: _, ...state }): CampaignsState => state)
    .addCase(
      navigation.routeEntered,
      ({ outcome: _, ...state }, { payload: { name, query } }): CampaignsState => ({
        ...state,
        place: { name, query },
      }),
    )
    .addCase(auth.loggedIn, (state) => anew(state, true))
    .addCase(auth.loggedOut, (state) => anew(state, false)),
);
