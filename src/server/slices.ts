import { authServer } from '../../features/auth/server';
import { captchaServings } from '../../features/captcha/server';
import { homeServings } from '../../features/home/server';
import { phoneLoginServings } from '../../features/phone-login/server';
import { projectServings } from '../../features/projects/server';
import { regionServings } from '../../features/regions/server';
import { searchServings } from '../../features/search/server';
import { trackingServings } from '../../features/tracking/server';
import type { Database } from '../../infra/server/database';
import { createOutbox, outboxServings, smsSenderOf } from '../../infra/server/outbox';
import type { KeyOf } from '../../infra/server/signing/identify-signer';
import type { Serving } from '../../infra/server/serve';
import type { Settings } from '../../infra/server/settings';
import type { Identify } from './register-calls';

export interface ServerParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'demo' | 'smsWebhookUrl'>;
}

/** Every slice's server side; a new slice is one more line. */
export const allServings = ({
  database,
  settings,
}: ServerParts): {
  readonly servings: readonly Serving[];
  readonly identify: Identify;
  readonly keyOf: KeyOf;
} => {
  const { pool } = database;
  const outbox = settings.demo ? createOutbox() : undefined;
  const sender = smsSenderOf({ outbox, webhookUrl: settings.smsWebhookUrl });
  const auth = authServer({ database });
  return {
    identify: auth.identify,
    keyOf: auth.keyOf,
    servings: [
      ...auth.servings,
      ...captchaServings({ pool }),
      ...homeServings({ pool }),
      ...regionServings({ pool }),
      ...phoneLoginServings({ pool, sender }),
      ...(outbox ? outboxServings(outbox) : []),
      ...projectServings({ pool }),
      ...searchServings({ pool }),
      ...trackingServings({ pool }),
    ],
  };
};
