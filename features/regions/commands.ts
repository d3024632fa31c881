import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('regions', {
  loadAreas: payload(),
  pickRegion: payload<{ readonly areaid: string }>(),
});
