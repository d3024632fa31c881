import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import './account-chooser.css';

export interface ChoosableAccount {
  readonly key: string;
  readonly name: string;
  /** What kind of account it is, where the group's title does not say it. */
  readonly note?: string | undefined;
  readonly hasRights: boolean;
}

export interface AccountGroup {
  readonly title: string;
  readonly accounts: readonly ChoosableAccount[];
}

export interface AccountChooserProps {
  readonly title: string;
  /** Groups without accounts are not drawn. */
  readonly groups: readonly AccountGroup[];
  /** The account that is being entered; while there is one, nothing else can be pressed. */
  readonly enteringKey?: string | undefined;
  readonly problem?: string | undefined;
  readonly onEnter: (key: string) => void;
  readonly onBack: () => void;
}

interface RowProps extends Pick<AccountChooserProps, 'enteringKey' | 'onEnter'> {
  readonly account: ChoosableAccount;
}

const Row = ({ account: { key, name, note, hasRights }, enteringKey, onEnter }: RowProps) => (
  <li className="chooser-row">
    <span className="chooser-name">
      {name}
      {note && <small>{note}</small>}
    </span>
    <span className={`tag tag-large ${hasRights ? 'good' : ''}`}>{hasRights ? '有权限' : '无权限'}</span>
    <Button
      type={hasRights ? 'primary' : 'default'}
      aria-label={`进入 ${name}`}
      loading={enteringKey === key}
      disabled={enteringKey !== undefined && enteringKey !== key}
      onClick={() => onEnter(key)}
    >
      进入
    </Button>
  </li>
);

/** One list for each kind of account; takes the focus when it appears, for it stands in the place of a form. */
export function AccountChooser({
  title,
  groups,
  enteringKey,
  problem,
  onEnter,
  onBack,
}: AccountChooserProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="chooser" aria-labelledby={`${id}-title`}>
      <header>
        <button
          type="button"
          className="icon-button"
          aria-label="返回"
          disabled={enteringKey !== undefined}
          onClick={onBack}
        >
          <span aria-hidden>←</span>
        </button>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <p className="chooser-problem bad" role="alert">
        {problem}
      </p>
      {groups
        .filter(({ accounts }) => accounts.length > 0)
        .map((group, index) => (
          <div key={group.title}>
            <h3 id={`${id}-${index}`}>{group.title}</h3>
            <ul aria-labelledby={`${id}-${index}`}>
              {group.accounts.map((account) => (
                <Row key={account.key} account={account} enteringKey={enteringKey} onEnter={onEnter} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
