import type { Layer } from '#infra/gateway/gateway';
import type { Send } from '#src/kernel/send';

/** A place among the layers for the one that comes with the first login; until then calls pass straight through. */
export const pathGate = () => {
  let fitted: Layer | undefined;
  const layer: Layer = (send) => {
    let through: Send | undefined;
    return (request) => {
      through ??= fitted?.(send);
      return (through ?? send)(request);
    };
  };
  return {
    layer,
    fit: (given: Layer) => {
      fitted ??= given;
    },
  };
};
