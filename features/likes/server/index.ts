import { member, route, type Route } from '#infra/server/http/route';
import { likeCall, likeStatusCall, unlikeCall } from '../contract';
import { like, likeStandings, unlike, type LikeStore } from './likes';

export const likeRoutes = (store: LikeStore): readonly Route[] => [
  route(likeStatusCall, (ask) => likeStandings(store, member(ask).accountId, ask.body)),
  route(likeCall, (ask) => like(store, member(ask).accountId, ask.body)),
  route(unlikeCall, (ask) => unlike(store, member(ask).accountId, ask.body)),
];
