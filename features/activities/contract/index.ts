export * from './home';
export * from './points';
export * from './check-in';
export * from './raffle';
export * from './mall';
export * from './reports';
