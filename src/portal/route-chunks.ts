/** Hash path → webpack chunk names. Read by the build (preload-by-hash), which fails when a chunk here does not exist. */
export const routeChunks: Readonly<Record<string, readonly string[]>> = {
  '/search': ['router', 'search'],
  '/commonproj/index': ['router', 'projects'],
  '/usercenter/index': ['router', 'user-center'],
  '/usercenter/favorites': ['router', 'user-center'],
  '/usercenter/devices': ['router', 'user-center'],
  '/usercenter/behavior': ['router', 'user-center'],
  '/about/about': ['router', 'about'],
  '/about/contact': ['router', 'about'],
  '/about/statement': ['router', 'about'],
  '/about/copyrights': ['router', 'about'],
  '/static/recruitingExperts': ['router', 'about'],
  '/static/recruitingExperts-2': ['router', 'about'],
  '/commonproj/detail': ['router', 'projects'],
  '/comprehensiveUnitPrice/index': ['router', 'unit-prices'],
  '/comprehensiveUnitPrice/detail': ['router', 'unit-prices'],
  '/m2/m-sourcing': ['router', 'sourcing'],
};
