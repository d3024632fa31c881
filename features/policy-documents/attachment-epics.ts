import { exhaustMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import { commands } from './commands';
import { attachmentCall } from './contract-document';
import { events } from './events';

export const saveAttachment = (save: SaveFile): Epic =>
  exchange({
    on: commands.saveAttachment,
    overlap: exhaustMap,
    call: attachmentCall,
    request: ({ id, attachment: { rank } }) => ({
      query: { policyId: id, rank: String(rank) },
      expects: 'blob',
      quiet: false,
    }),
    read: readFile('下载的内容不是文件'),
    started: ({ id, attachment: { rank } }) => events.attachmentRequested({ id, rank }),
    succeeded: (file, payload) => {
      save(`${payload.attachment.name}.${payload.attachment.format}`, file);
      return events.attachmentSaved(payload);
    },
    failed: (problem) => events.attachmentFailed({ problem }),
  });
