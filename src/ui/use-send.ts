import { useDispatch } from 'react-redux';
import type { Command } from '#src/kernel/messages';

/** The one way from a view to the rest of the program: commands, never events. */
export const useSend = (): ((command: Command) => void) => useDispatch();
