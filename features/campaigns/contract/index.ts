export * from './campaign';
export * from './team';
export * from './question';
export * from './invite';
