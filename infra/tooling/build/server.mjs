import { buildServer } from './build-server.mjs';

await buildServer();
