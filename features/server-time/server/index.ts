import { serve, type Serving } from '#infra/server/http/serve';
import { serverTimeCall } from '../contract';

export const serverTimeServings = (now = () => Date.now()): readonly Serving[] => [
  serve(serverTimeCall, async ({ reply }) => {
    reply.setHeader('cache-control', 'no-store');
    return now();
  }),
];
