/** Hash path → webpack chunk name. Read by the build (preload-by-hash), which fails when a chunk here does not exist. */
export const routeChunks: Readonly<Record<string, string>> = {
  '/commonproj/index': 'projects',
  '/commonproj/detail': 'projects',
};
