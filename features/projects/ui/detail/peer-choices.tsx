import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { readPeers, writePeers, type PeerChoice } from '../../peer-choice';
import { selectDetail } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

const CHOICES: readonly (readonly [keyof PeerChoice, string])[] = [
  ['province', '同省'],
  ['scale', '同规模档'],
  ['near', '近 3 年'],
];

/** Switches of the reference set; the address holds them, and every band of the page follows. */
export const PeerChoices = ({ id, n }: { readonly id: string; readonly n: number }) => {
  const send = useSend();
  const { status, peers } = useSelector(selectDetail);
  const choice = readPeers(peers);
  return (
    <div className={classes('row', styles.peers)} role="group" aria-label="对标范围">
      <span aria-hidden>同业态</span>
      {CHOICES.map(([key, label]) => (
        <button
          key={key}
          className="pill"
          type="button"
          aria-pressed={choice[key]}
          onClick={() =>
            send(commands.choosePeers({ id, peers: writePeers({ ...choice, [key]: !choice[key] }) }))
          }
        >
          {label}
        </button>
      ))}
      <output aria-busy={status === 'loading'}>样本 {n} 个</output>
    </div>
  );
};
