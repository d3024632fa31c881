import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('home', { loadHome: payload() });
