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
    say: console.log,
    complain: console.error,
  });
};
