import { authServer } from '../../features/auth/server';
import { captchaServings } from '../../features/captcha/server';
import { homeServings } from '../../features/home/server';
import { projectServings } from '../../features/projects/server';
import { regionServings } from '../../features/regions/server';
import { searchServings } from '../../features/search/server';
import { trackingServings } from '../../features/tracking/server';
import type { Database } from '../../infra/server/database';
import type { Serving } from '../../infra/server/serve';
import type { Settings } from '../../infra/server/settings';
import type { Identify } from './register-calls';

export interface ServerParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'demo'>;
}

/** Every slice's server side; a new slice is one more line. */
export const allServings = ({
  database,
}: ServerParts): { readonly servings: readonly Serving[]; readonly identify: Identify } => {
  const { pool } = database;
  const auth = authServer({ database });
  return {
    identify: auth.identify,
    servings: [
      ...auth.servings,
      ...captchaServings({ pool }),
      ...homeServings({ pool }),
      ...regionServings({ pool }),
      ...projectServings({ pool }),
      ...searchServings({ pool }),
      ...trackingServings({ pool }),
    ],
  };
};
