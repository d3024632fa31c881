import { defineCommands } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';

export const commands = defineCommands('industry', { ...listCommands<ListView>() });
