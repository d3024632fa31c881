export * from './campaign';
export * from './gifts';
export * from './team';
export * from './question';
export * from './invite';
export * from './calls';
