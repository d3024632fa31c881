export * from './activity';
export * from './journeys';
export * from './period';
export * from './quality';
export * from './streams';
export * from './workbench';
