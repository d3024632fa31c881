import { member, route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { likeCall, likeStatusCall, unlikeCall } from '../contract';
import { like, likeStandings, unlike, type LikeStore } from './likes';

export const likesServer = (store: LikeStore): ServerSlice => ({
  routes: [
    route(likeStatusCall, (ask) => likeStandings(store, member(ask).accountId, ask.body)),
    route(likeCall, (ask) => like(store, member(ask).accountId, ask.body)),
    route(unlikeCall, (ask) => unlike(store, member(ask).accountId, ask.body)),
  ],
});
