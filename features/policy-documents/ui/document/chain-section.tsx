import { Sheet } from '#src/ui/sheet.tsx';
import { RELATIONS, type PolicyDocument } from '../../contract-document';
import { documentPath } from '../../document-view';
import { linkWords } from '../../labels';
import * as styles from '../policies.module.css';
import { StateChip } from '#src/ui/policy-state.tsx';

/** What replaced or amended what, both ways; every older text can be read beside this one. */
export const ChainSection = ({ document }: { readonly document: PolicyDocument }) => {
  const { row, chain } = document;
  return chain.length < 2 ? null : (
    <Sheet title="效力沿革" note="旧文件在前；替代、修改自新文件生效之日起">
      <ol className={styles.chain}>
        {chain.map((one) => (
          <li key={one.id}>
            <span>{one.effectiveOn ?? one.publishedOn}</span>
            <div>
              <StateChip state={one.state} />{' '}
              {one.id === row.id ? <b>{one.title}</b> : <a href={`#${documentPath(one.id)}`}>{one.title}</a>}
              <small className="muted">
                {[one.docNo, ...linkWords(one, document, RELATIONS)].filter(Boolean).join(' · ')}
                {one.id !== row.id && (
                  <>
                    {' · '}
                    <a href={`#${documentPath(row.id, { withId: one.id })}`}>逐条对照</a>
                  </>
                )}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
