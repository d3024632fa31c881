import { runActivities } from './activities/run';
import { runProgram } from './program';

void runProgram(runActivities);
