import { anomalyServings } from '../../features/anomaly/server';
import { authServer } from '../../features/auth/server';
import { businessPathServings } from '../../features/business-path/server';
import { captchaServings } from '../../features/captcha/server';
import { digitFontServings } from '../../features/digit-font/server';
import { errorReportServings } from '../../features/error-reports/server';
import { homeServings } from '../../features/home/server';
import { qrLoginServings } from '../../features/qr-login/server';
import { multiLoginServer, rememberConflicts } from '../../features/multi-login/server';
import { phoneLoginServings } from '../../features/phone-login/server';
import { projectServings } from '../../features/projects/server';
import { regionServings } from '../../features/regions/server';
import { searchServings } from '../../features/search/server';
import { serverTimeServings } from '../../features/server-time/server';
import { systemNoticeServings } from '../../features/system-notices/server';
import { redeemOf, standInServings, ticketLoginServings } from '../../features/ticket-login/server';
import { trackingServings } from '../../features/tracking/server';
import { versionServings } from '../../features/version/server';
import { provinceOf } from '../../infra/server/address-register';
import type { Database } from '../../infra/server/database';
import { createOutbox, outboxServings, smsSenderOf } from '../../infra/server/outbox';
import type { KeyOf } from '../../infra/server/signing/identify-signer';
import type { Serving } from '../../infra/server/serve';
import type { Settings } from '../../infra/server/settings';
import { agentOf } from '../../infra/server/user-agent';
import type { Identify } from './register-calls';

export interface ServerParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'demo' | 'smsWebhookUrl' | 'accountService'>;
  /** Folder with the built pages. */
  readonly dist: string;
}

/** Every slice's server side; a new slice is one more line. */
export const allServings = ({
  database,
  settings,
  dist,
}: ServerParts): {
  readonly servings: readonly Serving[];
  readonly identify: Identify;
  readonly keyOf: KeyOf;
  readonly close: () => Promise<void>;
} => {
  const { pool } = database;
  const multiLogin = multiLoginServer({ database, agentOf, locate: provinceOf });
  const outbox = settings.demo ? createOutbox() : undefined;
  const sender = smsSenderOf({ outbox, webhookUrl: settings.smsWebhookUrl });
  const auth = authServer({ database });
  return {
    identify: auth.identify,
    keyOf: auth.keyOf,
    close: multiLogin.close,
    servings: [
      ...auth.servings.map(rememberConflicts(pool)),
      ...multiLogin.servings,
      ...anomalyServings({ pool }),
      ...systemNoticeServings({ pool }),
      ...versionServings({ dist }),
      ...businessPathServings({ pool }),
      ...ticketLoginServings({
        database,
        redeem: redeemOf(pool, settings),
        openSessionFor: auth.openSessionFor,
      }),
      ...(settings.demo ? standInServings({ pool }) : []),
      ...captchaServings({ pool }),
      ...digitFontServings(),
      ...errorReportServings({ pool, agentOf }),
      ...serverTimeServings(),
      ...homeServings({ pool }),
      ...regionServings({ pool }),
      ...qrLoginServings({ database }),
      ...phoneLoginServings({ pool, sender }),
      ...(outbox ? outboxServings(outbox) : []),
      ...projectServings({ pool }),
      ...searchServings({ pool }),
      ...trackingServings({ pool }),
    ],
  };
};
