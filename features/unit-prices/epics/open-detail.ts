import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectDetail } from '../selectors';

/** The same record once more with other terms in its address loads nothing; in another basis, its statistics alone. */
export const openDetail = when(commands.openDetail, ({ id, projectId, terms, basis, lacksRights }, state) => {
  if (lacksRights) return events.detailRejected({ id, projectId });
  const before = selectDetail(state);
  const isSame = before.id === id && before.projectId === projectId && !before.isWithheld;
  const isHeld = isSame && before.blocks.info?.status === 'shown';
  const tried = events.termsTried({ terms });
  if (!isHeld) return [tried, commands.loadDetail({ id, projectId, basis })];
  return before.basis === basis ? tried : [tried, commands.readDetailIn({ basis })];
});
