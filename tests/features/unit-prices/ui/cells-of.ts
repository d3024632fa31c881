/** A figure of a table, and the citation of a press on it. */
export interface Cell {
  readonly value: number;
  readonly citation: string;
}
export const cellsOf = (html: string): readonly (readonly Cell[])[] => {
  const [, body = ''] = html.split('<tbody>');
  return [...(body.split('</tbody>')[0] ?? '').matchAll(/<tr.*?<\/tr>/gs)].map(([line]) =>
    [...line.matchAll(/<t[dh].*?<\/t[dh]>/gs)].map(([cell]) => ({
      value: Number(
        cell
          .replace(/<q>.*/s, '')
          .replaceAll(/<[^>]+>/g, '')
          .replaceAll(',', '')
          .replace('%', ''),
      ),
      citation: /<q>(.*?)<\/q>/s.exec(cell)?.[1] ?? '',
    })),
  );
};
