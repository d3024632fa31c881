/** Loads an address as a picture nobody sees. Its answer does not matter, and no other site learns where it came from. */
export const beaconOf =
  (makeImage: () => Pick<HTMLImageElement, 'src' | 'referrerPolicy'> = () => new Image()) =>
  (url: string): void => {
    const image = makeImage();
    image.referrerPolicy = 'no-referrer';
    image.src = url;
  };
