import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('regions', {
  /** Regions and the categories each of them has data for. */
  loadAreas: payload(),
  /** Chooses the region that lists are about from now on. */
  pickRegion: payload<{ readonly areaid: string }>(),
});
