import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts';
import type { PrintedColumn, PrintedDocument, PrintedSection } from './printed-document';

type Paper = InstanceType<typeof PDFDocument>;

const MARGIN = 54;
const FOOT = 28;
const CELL = { side: 4, above: 4 };
const INK = '#1d2129';
const FAINT = '#5c6470';
const RULE = '#c9cdd4';
const SHADE = '#f2f3f5';

const widthOf = ({ page }: Paper): number => page.width - 2 * MARGIN;
const bottomOf = ({ page }: Paper): number => page.height - MARGIN - FOOT;

const makeRoom = (paper: Paper, height: number): boolean => {
  if (paper.y + height <= bottomOf(paper)) return false;
  paper.addPage();
  return true;
};

const drawRule = (paper: Paper, y: number): void =>
  void paper
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(paper), y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();

const drawCover = (paper: Paper, { title, subtitle, facts }: PrintedDocument): void => {
  paper
    .font('bold')
    .fontSize(26)
    .fillColor(INK)
    .text(title, MARGIN, 190, { width: widthOf(paper) });
  paper
    .moveDown(0.6)
    .font('plain')
    .fontSize(15)
    .text(subtitle, { width: widthOf(paper) });
  paper.y += 40;
  for (const [label, text] of facts) {
    const y = paper.y;
    paper.font('plain').fontSize(10.5).fillColor(FAINT).text(label, MARGIN, y, { width: 110 });
    paper.fillColor(INK).text(text, MARGIN + 120, y, { width: widthOf(paper) - 120 });
    paper.y += 7;
  }
};

const isRight = ({ isNumeric }: PrintedColumn) => (isNumeric ? ('right' as const) : ('left' as const));

/** The head stands again on every page that the rows go on to. */
const drawTable = (paper: Paper, { columns, rows }: NonNullable<PrintedSection['table']>): void => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / whole) * widthOf(paper));
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((cell, at) =>
        paper.heightOfString(cell || ' ', { width: (widths[at] ?? 0) - 2 * CELL.side }),
      ),
    ) +
    2 * CELL.above;
  const drawRow = (cells: readonly string[], height: number) => {
    const top = paper.y;
    let x = MARGIN;
    for (const [at, column] of columns.entries()) {
      const width = widths[at] ?? 0;
      paper.text(cells[at] ?? '', x + CELL.side, top + CELL.above, {
        width: width - 2 * CELL.side,
        align: isRight(column),
      });
      x += width;
    }
    drawRule(paper, top + height);
    paper.y = top + height;
  };
  const titles = columns.map(({ title }) => title);
  const drawHead = () => {
    paper.font('bold').fontSize(9);
    const height = heightOf(titles);
    paper.rect(MARGIN, paper.y, widthOf(paper), height).fill(SHADE);
    paper.fillColor(INK);
    drawRow(titles, height);
    paper.font('plain').fontSize(9);
  };
  drawHead();
  for (const row of rows) {
    const height = heightOf(row);
    if (makeRoom(paper, height)) drawHead();
    drawRow(row, height);
  }
  paper.y += 10;
};

/** A heading stays with the first lines below it. */
const HEADING_ROOM = 90;

const drawSection = (paper: Paper, { title, paragraphs = [], table }: PrintedSection): void => {
  makeRoom(paper, HEADING_ROOM);
  paper.y += 8;
  paper
    .font('bold')
    .fontSize(13)
    .fillColor(INK)
    .text(title, MARGIN, paper.y, { width: widthOf(paper) });
  paper.y += 6;
  paper.font('plain').fontSize(10);
  for (const paragraph of paragraphs) {
    makeRoom(paper, paper.heightOfString(paragraph, { width: widthOf(paper), lineGap: 2 }));
    paper.fillColor(INK).text(paragraph, MARGIN, paper.y, { width: widthOf(paper), lineGap: 2 });
    paper.y += 4;
  }
  if (table) drawTable(paper, table);
};

/** Only at the end is it known how many pages there are. */
const drawFeet = (paper: Paper, foot: string): void => {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    // Below the margin, where text would begin another page.
    paper.page.margins.bottom = 0;
    const y = paper.page.height - MARGIN - 4;
    drawRule(paper, y - 6);
    const width = widthOf(paper);
    paper.font('plain').fontSize(8).fillColor(FAINT);
    paper.text(foot, MARGIN, y, { width: width - 110, height: 20, ellipsis: true });
    paper.text(`第 ${page + 1} 页 / 共 ${count} 页`, MARGIN + width - 100, y, { width: 100, align: 'right' });
  }
};

/** A4; of the fonts, the signs it uses are embedded. */
export const print = (document: PrintedDocument, fonts: Fonts): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const paper = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'zh-CN',
      displayTitle: true,
      info: {
        Title: `${document.title} ${document.subtitle}`,
        CreationDate: new Date(document.madeAt),
      },
    });
    const chunks: Buffer[] = [];
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
    paper.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
    drawCover(paper, document);
    paper.addPage();
    for (const section of document.sections) drawSection(paper, section);
    drawFeet(paper, document.foot);
    paper.end();
  });
