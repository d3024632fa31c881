import { Counter } from 'prom-client';
import { FAILURE_KINDS } from '../contract';

/** Belongs to no registry of its own: the server registers it with its others. */
export const browserErrors = new Counter({
  name: 'browser_errors_total',
  help: 'Failures told by the pages, by kind; dropped ones were over the budget',
  labelNames: ['kind', 'result'],
  registers: [],
});
// Zero is shown before anything broke: a rate needs a start.
for (const kind of FAILURE_KINDS) browserErrors.inc({ kind, result: 'stored' }, 0);
