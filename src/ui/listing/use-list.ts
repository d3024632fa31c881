import { useSelector } from 'react-redux';
import type { Change } from '#src/contract/listing/list';
import type { Ordered } from '#src/contract/listing/list';
import type { ListDriver } from '#src/listing/list-epics';
import { useSend } from '../use-send';

/** The list as it stands, and what a member can do with it. */
export const useList = <View, Page, Slot extends string>(driver: ListDriver<View, Page, Slot>) => {
  const send = useSend();
  const { list, commands } = driver;
  const state = useSelector(driver.select);
  const refine = (change: Change<View>) => send(commands.refineList(change));
  return {
    ...state,
    list,
    isBusy: state.status === 'loading',
    filters: list.countFilters(state.view),
    refine,
    /** Order is part of every view, whatever else is. */
    sort: (change: Ordered<string>) => refine(change as Change<View>),
    remove: (name: string) => refine(list.without(name)),
    clear: () => send(commands.clearFilters()),
    turn: (to: { readonly cursor?: string; readonly page: number }) => send(commands.turnPage(to)),
    retry: () => send(commands.findList(state.view)),
  };
};
