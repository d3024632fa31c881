import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { RuleList } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import type { Standing } from '#src/contract/standing';
import type { Act } from '../acts';
import { commands } from '../commands';
import { selectIsBusy, selectOutcome } from '../selectors';
import * as styles from './campaigns.module.css';

const TONES = { good: 'notice-success', plain: undefined, bad: 'notice-error' } as const;

/** What came of the last act. Always there, so that a screen reader hears of what comes into it. */
export function OutcomeLine() {
  const send = useSend();
  const outcome = useSelector(selectOutcome);
  return (
    <div role="status" aria-live="polite">
      {outcome && (
        <div className={classes('notice', TONES[outcome.tone], 'row')}>
          <span>{outcome.text}</span>
          <button type="button" className="plain" onClick={() => send(commands.dismissOutcome())}>
            知道了
          </button>
        </div>
      )}
    </div>
  );
}

interface ActButtonProps {
  readonly act: Act;
  readonly name: string;
  /** Where several have the same name. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly isPrimary?: boolean;
}

export function ActButton({ act, name, label, isDisabled = false, isPrimary = false }: ActButtonProps) {
  const send = useSend();
  const isBusy = useSelector(selectIsBusy);
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      disabled={isDisabled || isBusy}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={() => send(commands.takePart(act))}
    >
      {name}
    </Button>
  );
}

interface ShareLinkProps {
  readonly name: string;
  /** From its # on. */
  readonly href: string;
}

/** A whole address, to be copied by a button or by hand. */
export function ShareLink({ name, href }: ShareLinkProps) {
  const send = useSend();
  const wholeFrom = ({ baseURI }: Node) => new URL(href, baseURI).href;
  return (
    <div className="row">
      <input
        className={classes('input', styles.link)}
        aria-label={name}
        readOnly
        key={href}
        ref={(field) => {
          if (field) field.value = wholeFrom(field);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={({ currentTarget }) => send(commands.copyLink({ link: wholeFrom(currentTarget) }))}>
        复制链接
      </Button>
    </div>
  );
}

const endText = ({ state, endsOn }: Standing): string => {
  if (endsOn) return `至 ${endsOn}`;
  return state === 'ended' ? '起，已结束' : '起长期有效';
};

export const Rules = ({
  rules,
  standing,
}: {
  readonly rules: readonly string[];
  readonly standing: Standing;
}) => (
  <Sheet title="规则">
    <RuleList>
      <li>
        活动时间：{standing.startsOn} {endText(standing)}，以北京时间计。
      </li>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
      <li>主办方为造价指标网，联系方式见页脚“联系我们”。奖品与概率在活动期间不作不利于会员的变更。</li>
    </RuleList>
  </Sheet>
);
