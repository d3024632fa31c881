import { defineCommands, payload } from '#src/kernel/messages';
import type { Act } from './acts';
import type { AskedPart } from './parts';

export const commands = defineCommands('campaigns', {
  /** A part of a page, anew. */
  loadPart: payload<AskedPart>(),
  /** What a member does in a campaign; asked again, it is the same act. */
  takePart: payload<Act>(),
  /** The address of a team or an invitation, whole. */
  copyLink: payload<{ readonly link: string }>(),
  /** What was said of the last act was read. */
  dismissOutcome: payload(),
});
