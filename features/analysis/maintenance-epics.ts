import { concatMap, exhaustMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import type { Problem } from '#src/kernel/send';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import {
  addWebhookCall,
  erasePersonCall,
  exportPersonCall,
  removeWebhookCall,
  setRetentionCall,
  testWebhookCall,
} from './contract';
import { events } from './events';

const started = () => events.maintenanceRequested();
const failed = (problem: Problem) => events.workFailed({ work: 'maintenance', problem });

export const limitRetention = exchange({
  on: commands.limitRetention,
  overlap: concatMap,
  call: setRetentionCall,
  request: (body) => ({ body }),
  started,
  succeeded: () => events.settingChanged(),
  failed,
});

export const erasePerson = exchange({
  on: commands.erasePerson,
  overlap: exhaustMap,
  call: erasePersonCall,
  request: (body) => ({ body }),
  started,
  succeeded: ({ receipt }, { how }) => events.personErased({ receipt, how }),
  failed,
});

/** The file never enters the store: it is handed on as it comes. */
export const exportPerson = (save: SaveFile): Epic =>
  exchange({
    on: commands.exportPerson,
    overlap: exhaustMap,
    call: exportPersonCall,
    request: (query) => ({ query, expects: 'blob' }),
    read: readFile('导出的内容不是文件'),
    started,
    succeeded: (file, { account }) => {
      save(`${account} 的行为数据.json`, file);
      return events.personExported({ account });
    },
    failed,
  });

export const addWebhook = exchange({
  on: commands.addWebhook,
  overlap: concatMap,
  call: addWebhookCall,
  request: (body) => ({ body }),
  started,
  succeeded: () => events.settingChanged(),
  failed,
});

export const removeWebhook = exchange({
  on: commands.removeWebhook,
  overlap: concatMap,
  call: removeWebhookCall,
  request: (body) => ({ body }),
  started,
  succeeded: () => events.settingChanged(),
  failed,
});

export const testWebhook = exchange({
  on: commands.testWebhook,
  overlap: concatMap,
  call: testWebhookCall,
  request: (body) => ({ body }),
  started,
  succeeded: (result) => events.webhookTested(result),
  failed,
});

/** The screen shows what is so now: the answer of the server, not what was asked for. */
export const showChange = allOf(
  when(events.settingChanged, () => commands.refresh()),
  when(events.personErased, () => commands.refresh()),
  when(events.personExported, () => commands.refresh()),
  when(events.webhookTested, () => commands.refresh()),
);
