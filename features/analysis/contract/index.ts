export * from './activity';
export * from './journeys';
export * from './period';
export * from './privacy';
export * from './quality';
export * from './streams';
export * from './webhooks';
export * from './workbench';
