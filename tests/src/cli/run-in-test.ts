import type { ProgramContext } from '#src/cli/program';

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** A command as a function: what it printed, and its exit code. */
export const runInTest = async (
  run: (args: readonly string[], around: ProgramContext) => Promise<number>,
  args: readonly string[],
  env: ProgramContext['env'],
): Promise<Outcome> => {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await run(args, {
    env,
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(String(text)),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};
