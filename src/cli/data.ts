import { createInterface } from 'node:readline/promises';
import { shownLines } from '#infra/terminal/harmless';
import { runData } from './data/run';
import { runProgram } from './program';

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(shownLines(question))).trim();
  } finally {
    terminal.close();
  }
};

/** Nobody can agree without a terminal. */
const isTerminal = process.stdin.isTTY;
const confirm = async (question: string): Promise<boolean> =>
  isTerminal && /^(y|yes|是)$/i.test(await ask(`${question}（y/n）`));

void runProgram((args, around) => runData(args, { ...around, confirm, ask: isTerminal ? ask : undefined }));
