import { createInterface } from 'node:readline/promises';
import { runData } from './data/run';
import { runProgram } from './program';

/** Nobody can agree without a terminal. */
const askInTerminal = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|是)$/i.test((await terminal.question(`${question}（y/n）`)).trim());
  } finally {
    terminal.close();
  }
};

void runProgram((args, around) => runData(args, { ...around, confirm: askInTerminal }));
