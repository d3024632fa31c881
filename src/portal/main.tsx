import '#src/program/without-eval';
import '#src/ui/styles/base.css';
import '#src/ui/styles/looks.css';
import { catchFailures } from '#infra/browser/error-reporting/catch-failures';
// Not here: what is imported eagerly would have its styles before those above.
import { takePageOver } from './take-page-over';

void takePageOver(catchFailures(window));
