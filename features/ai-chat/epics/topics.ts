import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { chatCall, topicsCall } from '../contract';
import { events } from '../events';
import { selectGlobalId } from '../selectors';

export const loadTopics = exchange({
  on: commands.loadTopics,
  overlap: switchMap,
  call: topicsCall,
  request: (_, state) => ({ query: { globalId: selectGlobalId(state) } }),
  succeeded: (topics) => events.topicsLoaded({ topics }),
  failed: (problem) => events.topicsFailed({ problem }),
});

export const openTopic = exchange({
  on: commands.openTopic,
  overlap: switchMap,
  call: chatCall,
  request: ({ chatId }) => ({ query: { chatId } }),
  until: commands.startTopic.match,
  started: ({ chatId }) => events.topicChosen({ chatId }),
  succeeded: (chat) => events.topicLoaded({ chat }),
  failed: (problem, { chatId }) => events.topicFailed({ chatId, problem }),
});
