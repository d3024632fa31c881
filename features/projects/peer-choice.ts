/** Peers of the same type, chosen by hand. */
export interface ChosenPeers {
  /** Price date within three years. */
  readonly near: boolean;
  readonly province: boolean;
  readonly scale: boolean;
}

/** Whom a project is compared with; the nearest: same structure and height, widened until there are enough. */
export type PeerChoice = 'nearest' | ChosenPeers;

const WORDS = { near: 'near', all: 'all', province: 'province', scale: 'scale' } as const;

/** `all_province`, as an address carries it; nothing for the nearest. */
export const writePeers = (choice: PeerChoice): string => {
  if (choice === 'nearest') return '';
  const { near, province, scale } = choice;
  const words = [!near && WORDS.all, province && WORDS.province, scale && WORDS.scale].filter(Boolean);
  return words.join('_') || WORDS.near;
};

/** Reads what it understands and passes over the rest. */
export const readPeers = (text = ''): PeerChoice => {
  const words = new Set(text.split('_'));
  if (!Object.values(WORDS).some((word) => words.has(word))) return 'nearest';
  return {
    near: !words.has(WORDS.all),
    province: words.has(WORDS.province),
    scale: words.has(WORDS.scale),
  };
};

/** One switch of the reference set turned over; from the nearest one begins with the type alone. */
export const togglePeers = (choice: PeerChoice, key: keyof ChosenPeers): PeerChoice => {
  const chosen = choice === 'nearest' ? { near: true, province: false, scale: false } : choice;
  return choice === 'nearest' && key === 'near' ? chosen : { ...chosen, [key]: !chosen[key] };
};
