import { runFeedback } from './feedback/run';
import { runProgram } from './program';

void runProgram(runFeedback);
