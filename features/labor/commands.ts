import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';
import type { LineView } from './line-view';

export const commands = defineCommands('labor', {
  ...listCommands<ListView>(),
  /** An address of a price line was entered. */
  viewLine: payload<{ readonly id: string; readonly view: LineView }>(),
  /** The price line with the labour index beside it. */
  loadLine: payload<{ readonly id: string }>(),
  /** The same item in all places, in one month. */
  loadPlaces: payload<{ readonly id: string; readonly period?: string }>(),
  /** Compares the places in another month; none is the newest. */
  choosePeriod: payload<{ readonly period: string | undefined }>(),
});
