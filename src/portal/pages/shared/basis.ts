import { defer } from 'rxjs';
import { basis } from '#features/basis/index';
import { carryQuery } from '#infra/browser/carry-query';
import { BASIS_KEY } from '#src/costing/basis';
import type { Join } from '#src/kernel/slice';

const carrying = new WeakSet<Window>();

/** With the first page of figures, whichever it is; from then on the basis goes along to every page. */
export const joinBasis = (join: Join, view: Window): void => {
  if (!carrying.has(view)) carryQuery(view, BASIS_KEY);
  carrying.add(view);
  join(basis, (text) => defer(() => view.navigator.clipboard.writeText(text)));
};
