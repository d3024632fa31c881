import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { DetailQuery, ListView } from './contract';

export const commands = defineCommands('waterRenewal', {
  ...listCommands<ListView>(),
  /** One record with its costs and its place in its group. */
  loadDetail: payload<DetailQuery>(),
});
