import { concatMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { deleteTopicCall, renameTopicCall } from '../contract';
import { events } from '../events';

export const renameTopic = exchange({
  on: commands.renameTopic,
  overlap: concatMap,
  call: renameTopicCall,
  request: (body) => ({ body }),
  succeeded: (_, topic) => events.topicRenamed(topic),
  failed: (problem) => events.topicChangeRejected({ problem }),
});

export const deleteTopic = exchange({
  on: commands.deleteTopic,
  overlap: concatMap,
  call: deleteTopicCall,
  request: (body) => ({ body }),
  succeeded: (_, topic) => events.topicDeleted(topic),
  failed: (problem) => events.topicChangeRejected({ problem }),
});
