import { runAccounts } from '#src/cli/accounts/run';

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** The command as a function: what it printed, and its exit code. */
export const runInTest = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> => {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runAccounts(args, {
    env,
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(String(text)),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};
