/** Hands a body to the browser, which sends it though the page is gone. Its answer is never known. */
export const sendBeacon =
  (navigator: Pick<Navigator, 'sendBeacon'>, base: string) =>
  (path: string, body: unknown): void => {
    navigator.sendBeacon(base + path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
