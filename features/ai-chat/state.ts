import { createReducer } from '@reduxjs/toolkit';
import { basisIn, writeBasis } from '#src/costing/basis';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { Chat, Topic } from './contract';
import { events } from './events';
import type { Exchange } from './exchange';

export interface AiChatState {
  readonly isInternal: boolean;
  readonly globalId?: string;
  /** Of the page, as its address writes it; absent where that is the usual one. */
  readonly basis?: string;
  readonly isOpen: boolean;
  readonly topics?: readonly Topic[];
  /** None until the first question of a new topic. */
  readonly chatId?: string;
  readonly isLoading: boolean;
  readonly exchanges: readonly Exchange[];
  /** The last attempt to copy an answer. */
  readonly copied?: { readonly askId: string; readonly isRefused: boolean };
  /** About topics, not about an answer. */
  readonly problem?: string;
}
const initialState: AiChatState = {
  isInternal: false,
  isOpen: false,
  isLoading: false,
  exchanges: [],
};

type Change = (exchange: Exchange) => Exchange;
const changed = (state: AiChatState, askId: string, change: Change): AiChatState => ({
  ...state,
  exchanges: state.exchanges.map((one) => (one.askId === askId ? change(one) : one)),
});

const withBasis = ({ basis: _, ...state }: AiChatState, basis: string): AiChatState =>
  basis === '' ? state : { ...state, basis };

const withoutTopic = ({ chatId: _c, problem: _p, ...state }: AiChatState): AiChatState => ({
  ...state,
  isLoading: false,
  exchanges: [],
});

/** What was asked while the topic was on its way stands as it is, after what was asked before. */
const withTopic = (state: AiChatState, { exchanges }: Chat): AiChatState => {
  const isHere = new Set(state.exchanges.map(({ askId }) => askId));
  const before = exchanges
    .filter(({ askId }) => !isHere.has(askId))
    .map(({ askId, question, blocks }): Exchange => ({
      askId,
      question,
      status: blocks ? 'answered' : 'stopped',
      blocks: blocks ?? [],
    }));
  return { ...state, isLoading: false, exchanges: [...before, ...state.exchanges] };
};

const retitled = (state: AiChatState, chatId: string | undefined, chatTitle: string): AiChatState => ({
  ...state,
  ...(state.topics && {
    topics: state.topics.map((one) => (one.chatId === chatId ? { ...one, chatTitle } : one)),
  }),
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, ({ basis = '' }, { payload }): AiChatState => ({
      ...withBasis(initialState, basis),
      globalId: payload.user.globalId,
    }))
    .addCase(auth.loggedOut, ({ basis = '' }): AiChatState => withBasis(initialState, basis))
    .addCase(navigation.routeEntered, (state, { payload }): AiChatState =>
      withBasis(state, writeBasis(basisIn(payload.query))),
    )
    .addCase(events.accountChecked, (state, { payload }): AiChatState => ({
      ...state,
      isInternal: payload.isInternal,
    }))
    .addCase(events.panelOpened, (state): AiChatState => ({ ...state, isOpen: true }))
    .addCase(events.panelClosed, (state): AiChatState => ({ ...state, isOpen: false }))
    .addCase(events.topicsLoaded, ({ problem: _, ...state }, { payload }): AiChatState => ({
      ...state,
      topics: payload.topics,
    }))
    .addCase(events.topicsFailed, (state, { payload }): AiChatState => ({
      ...state,
      problem: payload.problem.message,
    }))
    .addCase(events.topicChosen, (state, { payload }): AiChatState => ({
      ...withoutTopic(state),
      chatId: payload.chatId,
      isLoading: true,
    }))
    .addCase(events.topicLoaded, (state, { payload }): AiChatState =>
      state.chatId === payload.chat.chatId ? withTopic(state, payload.chat) : state,
    )
    .addCase(events.topicFailed, (state, { payload }): AiChatState => {
      if (state.chatId !== payload.chatId) return state;
      // A question asked meanwhile went into this topic and is being answered.
      const left = state.exchanges.length > 0 ? { ...state, isLoading: false } : withoutTopic(state);
      return { ...left, problem: payload.problem.message };
    })
    .addCase(events.topicRequested, withoutTopic)
    .addCase(events.topicRenamed, (state, { payload }): AiChatState =>
      retitled(state, payload.chatId, payload.chatTitle),
    )
    .addCase(events.topicDeleted, (state, { payload }): AiChatState => ({
      ...(state.chatId === payload.chatId ? withoutTopic(state) : state),
      ...(state.topics && { topics: state.topics.filter(({ chatId }) => chatId !== payload.chatId) }),
    }))
    .addCase(events.topicChangeRejected, (state, { payload }): AiChatState => ({
      ...state,
      problem: payload.problem.message,
    }))
    .addCase(events.questionRequested, ({ problem: _, ...state }, { payload }): AiChatState => {
      const { askId, chatId, question } = payload;
      const asked: Exchange = { askId, question, status: 'answering', blocks: [] };
      const isAgain = state.exchanges.some((one) => one.askId === askId);
      return isAgain
        ? changed(state, askId, () => asked)
        : { ...state, chatId, exchanges: [...state.exchanges, asked] };
    })
    .addCase(events.questionUnderstood, (state, { payload }): AiChatState =>
      changed(state, payload.askId, (one) => ({ ...one, understood: payload.text })),
    )
    .addCase(events.blockReceived, (state, { payload }): AiChatState =>
      changed(state, payload.askId, (one) => ({ ...one, blocks: [...one.blocks, payload.block] })),
    )
    .addCase(events.answerCompleted, (state, { payload }): AiChatState =>
      changed(retitled(state, state.chatId, payload.chatTitle), payload.askId, (one) => ({
        ...one,
        status: 'answered',
      })),
    )
    .addCase(events.answerCopied, (state, { payload }): AiChatState => ({
      ...state,
      copied: { askId: payload.askId, isRefused: false },
    }))
    .addCase(events.copyRejected, (state, { payload }): AiChatState => ({
      ...state,
      copied: { askId: payload.askId, isRefused: true },
    }))
    .addCase(events.answerStopped, (state, { payload }): AiChatState =>
      changed(state, payload.askId, (one) => ({ ...one, status: 'stopped' })),
    )
    .addCase(events.answerInterrupted, (state, { payload }): AiChatState =>
      changed(state, payload.askId, (one) => ({
        ...one,
        status: 'interrupted',
        problem: payload.problem.message,
      })),
    ),
);
