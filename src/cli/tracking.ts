import { runProgram } from './program';
import { runTracking } from './tracking/run';

void runProgram(runTracking);
