import { inspect } from 'node:util';
import { shownLines } from '#infra/terminal/harmless';

/** What surrounds a command: a terminal, or a test. */
export interface ProgramContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
  readonly complain: (text: unknown) => void;
}

/** Runs the command with the words of this process, and ends with its code. */
export const runProgram = async (
  run: (args: readonly string[], around: ProgramContext) => Promise<number>,
): Promise<void> => {
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    // Files of strangers are told of in their own words.
    say: (text) => console.log(shownLines(text)),
    complain: (text) => console.error(shownLines(typeof text === 'string' ? text : inspect(text))),
  });
};
