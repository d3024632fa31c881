import { runOrders } from './orders/run';
import { runProgram } from './program';

void runProgram(runOrders);
