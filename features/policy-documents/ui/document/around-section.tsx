import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { PolicyDocument } from '../../contract-document';
import { documentPath, pricePath } from '../../document-view';
import { IMPACT_LINKS } from '../../labels';
import * as styles from '../policies.module.css';
import { StateChip } from '#src/ui/policy-state.tsx';

/** What the document moves elsewhere in the portal, its files, and its neighbours. */
export const AroundSection = ({ row, attachments, related }: PolicyDocument) => {
  const send = useSend();
  return (
    <>
      <Sheet title="相关指标" note="本文件影响的数据在哪里看">
        <ul className={styles.links}>
          {row.hasPrices && (
            <li>
              <a href={`#${pricePath(row.id)}`}>查看本期价格表</a>
            </li>
          )}
          {row.impacts.flatMap((impact) =>
            IMPACT_LINKS[impact].map(([label, address]) => (
              <li key={`${impact} ${label}`}>
                {impact}：<a href={`#${address}`}>{label}</a>
              </li>
            )),
          )}
        </ul>
      </Sheet>
      {attachments.length > 0 && (
        <Sheet title="附件" note="由本页内容生成，附来源说明">
          <ul className={styles.links}>
            {attachments.map((attachment) => (
              <li key={attachment.rank}>
                <button
                  type="button"
                  className="button"
                  onClick={() => send(commands.saveAttachment({ id: row.id, attachment }))}
                >
                  下载 {attachment.name}.{attachment.format}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {related.length > 0 && (
        <Sheet title="同地区相关文件" note="影响相同，新文件在前">
          <ol className={styles.chain}>
            {related.map((one) => (
              <li key={one.id}>
                <span>{one.publishedOn}</span>
                <div>
                  <StateChip state={one.state} /> <a href={`#${documentPath(one.id)}`}>{one.title}</a>
                </div>
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </>
  );
};
