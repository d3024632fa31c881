import { route, type Route } from '#infra/server/http/route';
import { serverTimeCall } from '../contract';

export const serverTimeRoutes = (now = () => Date.now()): readonly Route[] => [
  route(serverTimeCall, async ({ reply }) => {
    reply.setHeader('cache-control', 'no-store');
    return now();
  }),
];
