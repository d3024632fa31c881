/** Hash path → webpack chunk names. Read by the build (preload-by-hash), which fails when a chunk here does not exist. */
export const routeChunks: Readonly<Record<string, readonly string[]>> = {
  '/commonproj/index': ['router', 'projects'],
  '/commonproj/detail': ['router', 'projects'],
};
