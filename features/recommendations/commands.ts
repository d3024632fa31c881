import { defineCommands, payload } from '#src/kernel/messages';

export interface Narrowing {
  /** Undefined: the server judges by the address. */
  readonly areaId?: string | undefined;
  /** What the member searched for last. */
  readonly keyword?: string | undefined;
}

export const commands = defineCommands('recommendations', {
  /** Records by earlier searches, by the region and by demand. */
  recommend: payload<Narrowing>(),
});
