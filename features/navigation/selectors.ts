import type { NavigationState } from './state';

interface Root {
  readonly navigation: NavigationState;
}

export const selectVisitor = (state: unknown) => (state as Root).navigation.visitor;
export const selectEntered = (state: unknown) => (state as Root).navigation.entered;
export const selectDestination = (state: unknown) => (state as Root).navigation.destination;
