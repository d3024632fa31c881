import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { SchemeTerms } from '../../contract-schemes';
import { changesNothing } from '../../detail-view';
import { selectChosenScheme, selectDetail } from '../../selectors';
import { NameForm } from '../schemes/name-form';
import { SchemeDialog } from '../schemes/scheme-dialog';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

/** What becomes of a trial: given up, kept as a new scheme, or put into the chosen one. */
export const SaveTrial = ({ terms }: { readonly terms: SchemeTerms }) => {
  const send = useSend();
  const chosen = useSelector(selectChosenScheme);
  const isTried = useSelector(selectDetail).terms !== undefined;
  return (
    <div className="no-print">
      <div className={classes('row', styles.saveRow)}>
        <SchemeDialog />
        <button
          type="button"
          className="button"
          disabled={!isTried}
          onClick={() => send(commands.endTrial())}
        >
          {chosen ? `恢复到方案「${chosen.name}」` : '恢复原值'}
        </button>
        {chosen && isTried && (
          <button
            type="button"
            className="button"
            onClick={() => send(commands.changeTerms({ id: chosen.id, terms }))}
          >
            更新方案「{chosen.name}」
          </button>
        )}
      </div>
      {isTried && !changesNothing(terms) && <NameForm terms={terms} label="存为新方案" />}
    </div>
  );
};
