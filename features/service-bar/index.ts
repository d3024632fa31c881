import type { Slice } from '#src/kernel/slice';
import { callRobot, choose, closeContact, writeMessage, type CustomerService } from './epics';
import { askForFeedback } from './policies';
import { reducer, type ServiceBarState } from './state';
import { tracked } from './tracked';

export type { CustomerService } from './epics';

export const serviceBar: Slice<'serviceBar', ServiceBarState, [customerService: CustomerService]> = {
  name: 'serviceBar',
  reducer,
  epics: (customerService) => ({
    callRobot: callRobot(customerService),
    askForFeedback,
    closeContact,
    writeMessage,
    choose,
  }),
  tracked,
};
