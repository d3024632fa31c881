import { member, serve, type Serving } from '#infra/server/http/serve';
import { likeCall, likeStatusCall, unlikeCall } from '../contract';
import { like, likeStandings, unlike, type LikeStore } from './likes';

export const likeServings = (store: LikeStore): readonly Serving[] => [
  serve(likeStatusCall, (ask) => likeStandings(store, member(ask).accountId, ask.body)),
  serve(likeCall, (ask) => like(store, member(ask).accountId, ask.body)),
  serve(unlikeCall, (ask) => unlike(store, member(ask).accountId, ask.body)),
];
