import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { isUsualBasis } from '#src/costing/basis';
import { commands } from '../commands';
import { selectBasis, selectBasisWords } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './basis.module.css';

export interface NoBasisNoteProps {
  /** Why no figure of the page follows: 指数是价格水平之比，没有价格期、地区与税口径可换. */
  readonly why: string;
}

/** On a page that no basis can change: says so while one is carried along, and lets it go. */
export function NoBasisNote({ why }: NoBasisNoteProps) {
  const send = useSend();
  const isUsual = isUsualBasis(useSelector(selectBasis));
  const words = useSelector(selectBasisWords);
  if (isUsual) return null;
  return (
    <section className={classes('sheet row', styles.bar, styles.alone)} aria-label="折算口径" data-chosen>
      <h2>折算到</h2>
      <p className={classes('muted', styles.words)} role="note">
        已选 <b>{words}</b>，对本页不起作用：{why}
      </p>
      <button type="button" className="plain no-print" onClick={() => send(commands.clearBasis())}>
        恢复默认
      </button>
    </section>
  );
}
