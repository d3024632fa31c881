import { useState } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Draft } from '../../contract-draft';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

type Field = Draft['mask'][number];

const MaskMore = ({ field }: { readonly field: Field }) => {
  const send = useSend();
  const [text, type] = useState(field.own ?? field.masked);
  return (
    <form
      className={styles.findingForm}
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.maskField({ field: field.field, text }));
      }}
    >
      <input
        aria-label={`${field.label}公开为`}
        maxLength={500}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="plain">
        再遮
      </button>
    </form>
  );
};

/** What is published of the fields that say who is meant, beside what was typed. */
export const Masks = ({ draft }: { readonly draft: Draft }) => (
  <>
    <p className="muted">
      建设单位、施工单位和详细地址不公开；工程名称按地区、类型和楼号重写；文字中的工程名、单位名、学校与医院的名字和电话按规则遮去。可以再遮几个字，不能多露。
    </p>
    <dl className={classes('column-tight', styles.masks)}>
      {draft.mask
        .filter(({ original }) => original !== '')
        .map((field) => (
          <div key={field.field}>
            <dt>{field.label}</dt>
            <dd>
              <del>{field.original}</del>
              <ins>{field.own ?? field.masked}</ins>
              {draft.canEdit && <MaskMore key={field.own ?? field.masked} field={field} />}
            </dd>
          </div>
        ))}
    </dl>
  </>
);
