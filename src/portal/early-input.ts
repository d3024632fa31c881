/** Left on `window` by the inline script of the page: what was pressed before the application had arrived. */
export interface EarlyInput {
  /** Stops listening and hands over what was pressed, oldest first. */
  readonly take: () => readonly HTMLElement[];
}
export const EARLY_INPUT = 'earlyInput';

const press = (element: HTMLElement) => {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
};

/** Does what was asked for before hydration; elements drawn anew since then are gone, and with them what they meant. */
export const replayEarlyInput = (): void => {
  const early = (window as unknown as Record<string, EarlyInput | undefined>)[EARLY_INPUT];
  early
    ?.take()
    .filter((element) => element.isConnected)
    .forEach(press);
};
