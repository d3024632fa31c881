import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKeyWith } from './derive-key';
import type { WorkDone } from './solve-work';

/** The answer as the server reads it: base64 of the challenge, unchanged, and the solution. Both are ASCII. */
const answerOf = async (challenge: Challenge): Promise<WorkDone> => {
  const solution = await solveChallenge({ challenge, deriveKey: deriveKeyWith(globalThis.crypto.subtle) });
  return solution ? { answer: btoa(JSON.stringify({ challenge, solution })) } : { problem: 'timeout' };
};

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  answerOf(data).then(
    (done) => self.postMessage(done),
    () => self.postMessage({ problem: 'broken' } satisfies WorkDone),
  );
};
