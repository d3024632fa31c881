import type { Block } from '../contract-blocks';
import type { QuestionInBasis } from './reading/in-basis';
import type { QuestionReading } from './reading/read-question';

export interface Drafted {
  /** In the language of the analysts: `project`, `index`. */
  readonly section: string;
  readonly blocks: readonly Block[];
}

/** Answers the questions of one section from that section's own records. */
export interface Answerer {
  readonly section: string;
  readonly fits: (reading: QuestionReading, question: string) => boolean;
  /** `signal` is raised when nobody waits for the answer any more. */
  readonly answer: (reading: QuestionInBasis, question: string, signal: AbortSignal) => Promise<Drafted>;
  /** Shown to whoever asks what cannot be answered. */
  readonly examples: readonly string[];
}
