import { runAccounts } from './accounts/run';
import { runProgram } from './program';

void runProgram(runAccounts);
