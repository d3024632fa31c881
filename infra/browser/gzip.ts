export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

const PREFIX = /^data:[^,]*,/;

/** In the browser's own time: a loop over a megabyte would hold the page up. */
export const base64Of = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((done, failed) => {
    const reading = new FileReader();
    reading.onerror = () => failed(new Error('the bytes could not be read', { cause: reading.error }));
    reading.onload = () => done(typeof reading.result === 'string' ? reading.result.replace(PREFIX, '') : '');
    reading.readAsDataURL(new Blob([bytes]));
  });
