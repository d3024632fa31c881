import { LogContents } from './log-contents';
import { offerLog } from './offer-log';
import { standingReport } from './report-logs';

/** What a report would carry, once it has been made. */
export function SentLog() {
  const log = standingReport()?.log;
  return (
    log && (
      <div role="group" aria-label="会发送的操作记录">
        <LogContents made={log} />
        <button type="button" className="plain" onClick={() => offerLog(log.text)}>
          下载全部内容查看
        </button>
      </div>
    )
  );
}
