import { useState } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { changesNothing, OWN_TERMS } from '../../detail-view';
import { selectChosenScheme, selectSchemes } from '../../selectors';
import { NameForm } from './name-form';
import { RateFields } from './rate-fields';
import { SchemeLine } from './scheme-line';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const Schemes = () => {
  const send = useSend();
  const { status, schemes, changing } = useSelector(selectSchemes);
  const chosen = useSelector(selectChosenScheme)?.id ?? null;
  const [picked, setPicked] = useState<string | null>(null);
  // What was picked counts at once; should it be refused, the one before counts again.
  const current = changing === 'chosen' ? picked : chosen;
  const choose = (id: string | null) => {
    setPicked(id);
    send(commands.chooseScheme({ id }));
  };
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="没能取到计价方案"
        action={{ label: '重试', run: () => send(commands.loadSchemes()) }}
      />
    );
  }
  return (
    <ul aria-label="计价方案">
      <li className={styles.scheme}>
        <label className="check">
          <input
            type="radio"
            name="pricing-scheme"
            checked={current === null}
            onChange={() => choose(null)}
          />
          <span>
            按记录原价
            <small>不作重算</small>
          </span>
        </label>
      </li>
      {schemes.map((scheme) => (
        <SchemeLine
          key={scheme.id}
          scheme={scheme}
          isChosen={scheme.id === current}
          onChoose={() => choose(scheme.id)}
        />
      ))}
    </ul>
  );
};

const NewScheme = () => {
  const [terms, setTerms] = useState(OWN_TERMS);
  return (
    <section className={styles.newScheme} aria-labelledby="unit-new-scheme">
      <h3 id="unit-new-scheme">新建方案</h3>
      <p>留空的一项按各条记录的原值；主材价在单价详情的“调价测算”中填写后保存。</p>
      <RateFields terms={terms} onChange={(change) => setTerms({ ...terms, ...change })} />
      {changesNothing(terms) ? (
        <p className="muted">先填写至少一项费率。</p>
      ) : (
        <NameForm terms={terms} label="保存方案" />
      )}
    </section>
  );
};

/** The member's own schemes: chosen, named, taken away and made here. */
export const SchemeDialog = () => {
  const chosen = useSelector(selectChosenScheme);
  return (
    <DialogButton
      title="计价方案"
      button={{
        className: classes('box ellipsis', styles.openSchemes),
        'data-chosen': chosen !== undefined,
        children: (
          <>
            {chosen ? `按方案「${chosen.name}」` : '计价方案'} <span aria-hidden>▾</span>
          </>
        ),
      }}
    >
      {() => (
        <>
          <Schemes />
          <NewScheme />
        </>
      )}
    </DialogButton>
  );
};
