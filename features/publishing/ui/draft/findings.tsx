import { useState } from 'react';
import { beyondWords } from '#src/costing/outliers';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { LAYERS, type Draft, type Finding } from '../../contract-draft';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const LEVEL = { error: '错误', warning: '提醒' } as const;

const Acknowledge = ({ finding, canEdit }: { readonly finding: Finding; readonly canEdit: boolean }) => {
  const send = useSend();
  const [text, type] = useState(finding.acknowledged ?? '');
  if (finding.level === 'error') return null;
  if (!canEdit) return finding.acknowledged ? <p className="muted">说明：{finding.acknowledged}</p> : null;
  return (
    <form
      className={styles.findingForm}
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.acknowledge({ key: finding.key, reason: text }));
      }}
    >
      <input
        aria-label={`说明：${finding.message}`}
        placeholder="说明为什么成立"
        maxLength={500}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="plain">
        {finding.acknowledged ? '改说明' : '确认'}
      </button>
    </form>
  );
};

interface FindingsProps {
  readonly draft: Draft;
  readonly onSeek: (finding: Finding) => void;
}

/** Every finding leads to its cell; warnings are answered for here, errors are mended there. */
export const Findings = ({ draft, onSeek }: FindingsProps) => {
  const { findings, isChecked, canEdit } = draft;
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (!isChecked && findings.length === 0)
    return <p className="muted">还没有校验。校验不通过的格会列在这里，点一条就到那一格。</p>;
  return (
    <>
      <p className="muted" role="status">
        {!isChecked && '内容有改动，以下是上一次校验的结果。'}
        {findings.length === 0
          ? '没有发现问题。'
          : `错误 ${errors} 处须改正；提醒 ${findings.length - errors} 处，改正或逐条说明。`}
      </p>
      <ul className={classes('column-tight', styles.findings)}>
        {findings.map((finding) => (
          <li key={finding.key} className={finding.level === 'error' ? styles.ofError : styles.ofWarning}>
            <button type="button" className={styles.place} onClick={() => onSeek(finding)}>
              <b>{LEVEL[finding.level]}</b>
              <span>
                {LAYERS[finding.layer]} · {finding.node}
              </span>
              {finding.severity && (
                <i className={finding.severity === 'red' ? 'bad' : 'warn'}>
                  ● 偏离 {beyondWords(finding.severity)} 以上
                </i>
              )}
            </button>
            <p>{finding.message}</p>
            <Acknowledge finding={finding} canEdit={canEdit} />
          </li>
        ))}
      </ul>
    </>
  );
};
