import type { Slice } from '#src/kernel/slice';
import {
  ask,
  type Listen,
  deleteTopic,
  renameTopic,
  copyAnswer,
  checkAccount,
  closePanel,
  openPanel,
  startTopic,
  loadTopics,
  openTopic,
} from './epics';
import type { Copy } from '#src/kernel/copying';
import { checkMember, loadAfterAnswer, loadWithPanel } from './policies';
import { reducer, type AiChatState } from './state';
import { tracked } from './tracked';

export interface AiChatPorts {
  readonly listen: Listen;
  readonly copy: Copy;
}

export const aiChat: Slice<'aiChat', AiChatState, [ports: AiChatPorts]> = {
  name: 'aiChat',
  reducer,
  epics: ({ listen, copy }) => ({
    checkAccount,
    openPanel,
    closePanel,
    loadTopics,
    // Stops what is being answered before the topic changes.
    ask: ask(listen),
    copyAnswer: copyAnswer(copy),
    openTopic,
    startTopic,
    renameTopic,
    deleteTopic,
    checkMember,
    loadWithPanel,
    loadAfterAnswer,
  }),
  tracked,
};
