import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { serverTimeCall } from '../contract';

export const serverTimeServer = (now = () => Date.now()): ServerSlice => ({
  routes: [
    route(serverTimeCall, async () => {
      return now();
    }),
  ],
});
