export interface FairQueuePlan {
  /** Weight of what is at work at once. */
  readonly atOnce: number;
  /** Milliseconds of waiting after which an answer would come too late. */
  readonly patienceMs: number;
}

/** Of one owner: the weight at work at once, and how many may wait behind it. */
export interface Share {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Too many of the same owner wait already, or it took too long. */
export class Crowded extends Error {}

export type Release = () => void;

export interface FairQueue {
  /** @throws Crowded */
  readonly enter: (owner: string, share: Share, weight?: number) => Promise<Release>;
}

interface Waiting {
  readonly weight: number;
  readonly share: Share;
  readonly start: () => void;
}
interface Owner {
  atWork: number;
  readonly line: Set<Waiting>;
}

/**
 * Lets in what there is room for; the owners of what waits take turns, so that the many calls of one stand in nobody's
 * way but their own. Nobody has all the room, even when nobody else asks: the next one finds a place free.
 */
export const fairQueue = ({ atOnce, patienceMs }: FairQueuePlan): FairQueue => {
  // A Map remembers the order of writing: whoever was served last stands last.
  const owners = new Map<string, Owner>();
  let atWork = 0;

  const next = (): Waiting | undefined => {
    for (const { atWork: own, line } of owners.values()) {
      const [first] = line;
      if (!first || (own > 0 && own + first.weight > first.share.atOnce)) continue;
      // Whoever's turn it is waits for room: lighter calls of others must not pass a heavy one for ever.
      return atWork === 0 || atWork + first.weight <= atOnce ? first : undefined;
    }
    return undefined;
  };
  const serve = () => {
    for (let first = next(); first; first = next()) first.start();
  };
  const leave = (name: string, owner: Owner, weight: number) => {
    atWork -= weight;
    owner.atWork -= weight;
    owners.delete(name);
    if (owner.atWork > 0 || owner.line.size > 0) owners.set(name, owner);
    serve();
  };

  return {
    enter: (name, share, weight = 1) =>
      new Promise((resolve, reject) => {
        const owner = owners.get(name) ?? { atWork: 0, line: new Set() };
        owners.set(name, owner);
        let giveUp: NodeJS.Timeout | undefined;
        const refuse = () => {
          owner.line.delete(own);
          if (owner.atWork === 0 && owner.line.size === 0) owners.delete(name);
          reject(new Crowded());
          serve();
        };
        const own: Waiting = {
          weight,
          share,
          start: () => {
            clearTimeout(giveUp);
            owner.line.delete(own);
            atWork += weight;
            owner.atWork += weight;
            let isOver = false;
            resolve(() => {
              if (isOver) return;
              isOver = true;
              leave(name, owner, weight);
            });
          },
        };
        owner.line.add(own);
        serve();
        if (!owner.line.has(own)) return;
        if (owner.line.size > share.waiting) refuse();
        else giveUp = setTimeout(refuse, patienceMs);
      }),
  };
};
