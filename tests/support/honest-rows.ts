import { workbookOf } from '#infra/tooling/bench/attack/hostile-files';

const COLUMNS = 25;

/** About 40 bytes a cell: words and prices. */
export const honestRows = (sheets: number, rows: number): Buffer =>
  workbookOf(
    Array.from({ length: sheets }, (_, sheet) =>
      Array.from({ length: rows }, (__, index) => {
        const row = index + 1;
        const cells = Array.from({ length: COLUMNS }, (___, at) => {
          const place = `${String.fromCharCode(65 + at)}${row}`;
          const figure = ((row * 7_919 + at * 104_729 + sheet * 1_299_709) % 1_009) / 10;
          return at % 5 === 0
            ? `<c r="${place}" t="inlineStr"><is><t>现浇混凝土矩形柱 ${figure}</t></is></c>`
            : `<c r="${place}"><v>${figure}</v></c>`;
        });
        return `<row r="${row}">${cells.join('')}</row>`;
      }).join(''),
    ),
  );
