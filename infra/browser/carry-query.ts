import { hashParts } from './hash-parts';

const MARK = 'visited';

const isMarked = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[MARK] === true;

/**
 * One query key that stays in the address from page to page: a link, a tab or a program that goes somewhere takes it
 * along without knowing of it. The way back and forward shows each place as it was, and an empty value ends it.
 *
 * `popstate` comes before `hashchange`: listeners of the latter find the key in the address.
 */
export const carryQuery = (view: Window, key: string): void => {
  const { location, history } = view;
  let carried: string | null = null;

  const settle = (isNew: boolean): void => {
    const { path, query, end } = hashParts(location.hash);
    const given = query.get(key);
    if (given === '') query.delete(key);
    if (given === null && isNew && carried !== null) query.set(key, carried);
    carried = query.get(key);
    const state = { ...(history.state as object | null), [MARK]: true };
    if (carried === given) history.replaceState(state, '');
    else history.replaceState(state, '', `#${path}${query.size > 0 ? '?' : ''}${query.toString()}${end}`);
  };

  settle(false);
  view.addEventListener('popstate', () => settle(!isMarked(history.state)));
  // An entry that is written over moves nowhere: what it says from now on is what goes along.
  view.addEventListener('hashchange', () => settle(false));
};
