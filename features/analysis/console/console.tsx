import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { NO_ACCESS } from '#src/contract/codes';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import '#src/ui/styles/program.css';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { SCREENS, type ScreenName } from '../screens';
import { selectIsRefused, selectPlace, selectProblem } from '../selectors';
import { AlertsScreen } from './alerts-screen';
import { BadEventsScreen } from './bad-events-screen';
import { CatalogueScreen } from './catalogue-screen';
import * as styles from './console.module.css';
import { DeliveryScreen } from './delivery-screen';
import { EventsScreen } from './events-screen';
import { ExplorerScreen } from './explorer-screen';
import { FunnelScreen } from './funnel-screen';
import { GuidesScreen } from './guides-screen';
import { LiveScreen } from './live-screen';
import { Menu } from './menu';
import { OverviewScreen } from './overview-screen';
import { PathsScreen } from './paths-screen';
import { PeriodBar } from './period-bar';
import { PrivacyScreen } from './privacy-screen';
import { RetentionScreen } from './retention-screen';
import { SavedViews } from './saved-views';
import { SearchScreen } from './search-screen';
import { SessionScreen } from './session-screen';
import { SessionsScreen } from './sessions-screen';
import { SqlScreen } from './sql-screen';

const VIEWS: Readonly<Record<ScreenName, ComponentType>> = {
  overview: OverviewScreen,
  live: LiveScreen,
  explorer: ExplorerScreen,
  search: SearchScreen,
  funnel: FunnelScreen,
  paths: PathsScreen,
  retention: RetentionScreen,
  events: EventsScreen,
  sessions: SessionsScreen,
  session: SessionScreen,
  guides: GuidesScreen,
  delivery: DeliveryScreen,
  badEvents: BadEventsScreen,
  catalogue: CatalogueScreen,
  sql: SqlScreen,
  alerts: AlertsScreen,
  privacy: PrivacyScreen,
};
function Problem() {
  const send = useSend();
  const problem = useSelector(selectProblem);
  return (
    <div role="alert">
      {problem && (
        <div className="notice notice-error row">
          <span>{problem.message}</span>
          <button type="button" className="plain" onClick={() => send(commands.dismissProblem())}>
            知道了
          </button>
        </div>
      )}
    </div>
  );
}

/** In the place of the screens, of which none would show more. */
const Refused = () => (
  <main className="program-main">
    <h1 className="sr-only">行为分析</h1>
    <EmptyState kind="noRights" title={NO_ACCESS} action={{ label: '到门户换账号登录', href: '/' }}>
      控制台向有行为分析权限的账号开放。请用这样的账号在门户登录，或请管理员授权，再回到这里刷新。
    </EmptyState>
  </main>
);

export interface ConsoleProps {
  /** Who is logged in, and the way back to the portal. */
  readonly account: ReactNode;
}

/** The analysts' console: a menu of screens, each with its question. */
export function Console({ account }: ConsoleProps) {
  const place = useSelector(selectPlace);
  const isRefused = useSelector(selectIsRefused);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = place?.screen;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  if (!place) return null;
  const { title, about, hasPeriod } = SCREENS[place.screen];
  const View = VIEWS[place.screen];
  return (
    <AntdProvider>
      <header className="program-head">
        <strong>行为分析</strong>
        {account}
      </header>
      {isRefused ? (
        <Refused />
      ) : (
        <div className={styles.body}>
          <Menu place={place} />
          <main className="program-main">
            <div className={styles.title}>
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <p className="muted">{about}</p>
              <SavedViews />
            </div>
            <Problem />
            {hasPeriod && <PeriodBar />}
            <View key={place.screen} />
          </main>
        </div>
      )}
    </AntdProvider>
  );
}
