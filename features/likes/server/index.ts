import { member, route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { likeCall, likeStatusCall, unlikeCall } from '../contract';
import { like, likeStandings, unlike, type LikeStore } from './likes';

export const likesServer = (store: LikeStore): ServerSlice => ({
  routes: [
    route(likeStatusCall, (context) => likeStandings(store, member(context).accountId, context.body)),
    route(likeCall, (context) => like(store, member(context).accountId, context.body)),
    route(unlikeCall, (context) => unlike(store, member(context).accountId, context.body)),
  ],
});
