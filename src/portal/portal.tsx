import { useEffect, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { commands as navigation, HOME, selectEntered } from '#features/navigation/index';
import { NoticeList } from '#features/notices/ui/index';
import { useSend } from '#src/ui/use-send';
import { Captcha } from './captcha';
import { replayEarlyInput } from './early-input';
import { fetchAhead } from './fetch-ahead';
import { Login } from './login';
import { LateOverlays, ReportFault } from './late-overlays';
import { PortalHeader } from './portal-header';
import { portalContext } from './portal-store';
import { whenIdle } from './prefetch';
import { MemberBar, PortalPage } from './routing/routes';
import { ErrorBoundary } from './shell/error-boundary';
import { Shell } from './shell/shell';
import { isHome, pathInHash } from './shell/tabs';

const MEMBER_CENTRE = '/usercenter/';
/** What most readers open next. */
const MOST_OPENED = '/commonproj/index';
const home = { name: 'home', title: '', fullPath: HOME };

/** An address may name which of several pages of one path it is of. */
const pageIn = (fullPath: string): string => {
  const [path = '', query = ''] = fullPath.split('?');
  return `${path} ${new URLSearchParams(query).get('module') ?? ''}`;
};

/** Everything the reader sees. `address` is the hash at the start: what is drawn until a first route is entered. */
export function Portal({ address }: { readonly address: string }) {
  const start = pathInHash(address);
  const send = useSend();
  const entered = useSelector(selectEntered) ?? (isHome(start) ? home : undefined);
  const fullPath = entered?.fullPath ?? start;
  const path = pathInHash(`#${fullPath}`);

  useLayoutEffect(() => {
    // Set by the inline preload script to hide the prerendered home page; what is drawn now is the right page.
    document.documentElement.removeAttribute('data-deep-link');
    performance.mark('portal:taken-over');
  }, []);
  // Of all effects the last: everything has been drawn and listens.
  useEffect(replayEarlyInput, []);
  // Not while drawing: the page as it was sent knows of none.
  const [records, setRecords] = useState<readonly string[]>();
  useEffect(() => void portalContext().configuration.then((known) => setRecords(known.records)), []);
  useEffect(() => whenIdle(() => fetchAhead(MOST_OPENED)), []);
  const page = pageIn(fullPath);
  // A new page starts at its top; another change of its query does not move it.
  useEffect(() => {
    // Chromium answers with a promise, which React would take for a clean-up.
    void window.scrollTo(0, 0);
  }, [page]);

  return (
    <>
      <Shell
        path={path}
        records={records}
        onLink={(name) => send(navigation.followFooterLink({ name }))}
        onToTop={() => send(navigation.returnToTop())}
        header={path.startsWith(MEMBER_CENTRE) ? <MemberBar /> : <PortalHeader path={path} />}
      >
        <ErrorBoundary place={fullPath} report={<ReportFault />}>
          <PortalPage place={entered} />
        </ErrorBoundary>
      </Shell>
      <NoticeList />
      <ErrorBoundary place={fullPath} quiet>
        <Login />
        <Captcha />
        <LateOverlays />
      </ErrorBoundary>
    </>
  );
}
