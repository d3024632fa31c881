import { lastValueFrom } from 'rxjs';
import { fontFaces } from '#infra/browser/font-faces';

/** A page that notes its fonts; a face of the file `bad` is refused, as a browser refuses what is no font. */
const aPage = () => {
  const fonts = new Set<{ family: string; weight: string }>();
  class Face {
    readonly weight: string;
    constructor(
      readonly family: string,
      readonly data: ArrayBuffer,
      descriptors: { readonly weight: string },
    ) {
      this.weight = descriptors.weight;
    }
    async load() {
      if (Buffer.from(this.data).toString() === 'bad') throw new SyntaxError('no font');
      return this;
    }
  }
  const view = { document: { fonts }, FontFace: Face, Blob };
  const { show } = fontFaces(view as never);
  const families = () => [...fonts].map(({ family, weight }) => `${family} ${weight}`);
  const files = (...texts: string[]) =>
    texts.map((text, index) => ({ weight: String((index + 1) * 100), file: new Blob([text]) }));
  return {
    show: (family: string, ...texts: string[]) => lastValueFrom(show(family, files(...texts))),
    families,
    raw: show,
  };
};

test('all weights of a family are there before anybody is told', async () => {
  const { show, families } = aPage();
  await show('f1', 'regular', 'bold');
  expect(families()).toEqual(['f1 100', 'f1 200']);
});

test('when one weight is no font, none is kept', async () => {
  const { show, families } = aPage();
  await expect(show('f1', 'regular', 'bad')).rejects.toThrow('no font');
  expect(families()).toEqual([]);
});

test('an answer in words is no font', async () => {
  const { raw } = aPage();
  await expect(lastValueFrom(raw('f1', [{ weight: '400', file: { statusCode: 440 } }]))).rejects.toThrow(
    'no file',
  );
});

test('the font before stays while the page is drawn anew; older ones go', async () => {
  const { show, families } = aPage();
  await show('f1', 'a');
  await show('f2', 'a');
  expect(families()).toEqual(['f1 100', 'f2 100']);
  await show('f3', 'a');
  expect(families()).toEqual(['f2 100', 'f3 100']);
});
