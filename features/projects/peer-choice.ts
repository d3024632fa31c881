/** Whom a project is compared with, beside the same type. */
export interface PeerChoice {
  /** Price date within three years. */
  readonly near: boolean;
  readonly province: boolean;
  readonly scale: boolean;
}

export const USUAL_PEERS: PeerChoice = { near: true, province: false, scale: false };

const WORDS = { all: 'all', province: 'province', scale: 'scale' } as const;

/** `all_province`, as an address carries it; nothing for the usual ones. */
export const writePeers = ({ near, province, scale }: PeerChoice): string =>
  [!near && WORDS.all, province && WORDS.province, scale && WORDS.scale].filter(Boolean).join('_');

/** Reads what it understands and passes over the rest. */
export const readPeers = (text = ''): PeerChoice => {
  const words = new Set(text.split('_'));
  return {
    near: !words.has(WORDS.all),
    province: words.has(WORDS.province),
    scale: words.has(WORDS.scale),
  };
};
