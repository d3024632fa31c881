import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectMember, type Running } from '../selectors';
import { TOURS } from '../tours';
import { stepBeyond, stepsFor } from '../way';
import * as styles from './guides.module.css';

const Bar = ({ isLate, children }: { readonly isLate?: boolean; readonly children: ReactNode }) => (
  <section
    className={classes('box raised no-print', styles.bar, isLate && styles.late)}
    aria-label="新手引导"
  >
    {children}
  </section>
);

const WORDS = {
  away: '不在引导所在的页面',
  awaited: '正在等待页面内容',
  missed: '这一步要看的内容没有出现',
} as const;

/** While there is nothing to point at: why, and the ways on. */
export function GuideBar({ running }: { readonly running: Running }) {
  const send = useSend();
  const member = useSelector(selectMember);
  const { guide, step, phase } = running;
  if (!member || phase === 'shown') return null;
  const hasMore = stepBeyond(running, member) !== undefined;
  return (
    <Bar isLate>
      <p role="status">
        {TOURS[guide].title} · 第 {step + 1} 步，共 {stepsFor(guide, member)} 步
        <span className="muted"> {WORDS[phase]}</span>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => send(commands.closeGuide())}>
          结束引导
        </button>
        {phase === 'away' ? (
          <button type="button" className="button button-fill" onClick={() => send(commands.returnToGuide())}>
            回到引导
          </button>
        ) : (
          <button type="button" className="button button-fill" onClick={() => send(commands.skipStep())}>
            {hasMore ? '跳过此步' : '完成'}
          </button>
        )}
      </div>
    </Bar>
  );
}

/** Asks once, in the way of nothing. */
export function OfferBar() {
  const send = useSend();
  return (
    <Bar>
      <p>
        第一次来？用一分钟认识本站<span className="muted">，随时可以结束</span>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => send(commands.declineOffer())}>
          以后再说
        </button>
        <button
          type="button"
          className="button button-fill"
          onClick={() => send(commands.startGuide({ guide: 'new_user' }))}
        >
          开始引导
        </button>
      </div>
    </Bar>
  );
}
