import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Params } from '../parts';
import { selectPlace } from '../selectors';

/** The parameters of the screen, which stand in the address, and the way to change some of them. */
export const usePlace = () => {
  const send = useSend();
  const place = useSelector(selectPlace);
  const params: Params = place?.params ?? {};
  return {
    params,
    today: place?.today,
    set: (some: Params) => {
      if (place) send(commands.openScreen({ screen: place.screen, params: { ...params, ...some } }));
    },
  };
};
