export * from './home';
export * from './points';
export * from './attendance';
export * from './raffle';
export * from './mall';
export * from './reports';
