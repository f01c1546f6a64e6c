import type PdfFile from 'pdfkit';
import type { Block, SheetPhoto } from './sheet';

type Doc = InstanceType<typeof PdfFile>;
type Structure = ReturnType<Doc['struct']>;
type Pair = readonly [label: string, value: string];

export const margin = 40;
const [ink, soft, line, ember] = ['#0B1F33', '#51606F', '#C9D1D9', '#B4470A'];
const gap = 16;
const across = 3;
const photoHeight = 128;
/** What takes more beside another pair has the whole width, and breaks over pages. */
const tallest = 75;

export interface Drawing {
  /** Where the page under way has come to, as a part of the tree that is read out. */
  readonly draw: (into: Structure, block: Block) => void;
  /** As the words were that a foot came in between. */
  readonly styleAgain: () => void;
}

/** Draws blocks on the pages of a document. */
export const drawingOn = (doc: Doc): Drawing => {
  const width = (): number => doc.page.width - 2 * margin;
  const columnWidth = (columns: number): number => (width() - (columns - 1) * gap) / columns;
  const bottom = (): number => doc.page.height - doc.page.margins.bottom;

  const styled = { font: 'plain', size: 10, colour: ink };
  const styleAgain = (): void => void doc.font(styled.font).fontSize(styled.size).fillColor(styled.colour);
  const style = (font: 'plain' | 'strong', size: number, colour = ink): void => {
    Object.assign(styled, { font, size, colour });
    styleAgain();
  };

  /** Begins a page where this much would not fit on the one that is under way. */
  const keep = (height: number): void => {
    if (doc.y + height > bottom()) doc.addPage();
  };

  const tagged = (into: Structure, type: string, draw: () => void, options: { alt?: string } = {}): void => {
    into.add(doc.struct(type, options, draw));
  };

  const rule = (x: number, y: number, length: number): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(0.7)
      .strokeColor(line)
      .stroke();
    doc.endMarkedContent();
  };

  const words = (text: string, x = margin, wide = width()): void =>
    void doc.text(text, x, doc.y, { width: wide, lineGap: 2 });

  const pair = (into: Structure, [label, value]: Pair, x: number, y: number, wide: number): number => {
    doc.y = y;
    tagged(into, 'P', () => {
      style('plain', 8.5, soft);
      words(label, x, wide);
      style('plain', 10);
      words(value, x, wide);
    });
    return doc.y;
  };

  const pairHeight = ([label, value]: Pair, wide: number): number => {
    style('plain', 8.5);
    const above = doc.heightOfString(label, { width: wide, lineGap: 2 });
    style('plain', 10);
    return above + doc.heightOfString(value, { width: wide, lineGap: 2 }) + 6;
  };

  const pairs = (into: Structure, all: readonly Pair[]): void => {
    const wide = columnWidth(2);
    const waiting = [...all];
    for (let left = waiting.shift(); left; left = waiting.shift()) {
      const height = pairHeight(left, wide);
      const isLong = (each: Pair): boolean => pairHeight(each, wide) > tallest;
      if (isLong(left)) {
        keep(40);
        doc.y = pair(into, left, margin, doc.y, width()) + 6;
        continue;
      }
      const right = waiting[0] && !isLong(waiting[0]) ? waiting.shift() : undefined;
      keep(Math.max(height, right ? pairHeight(right, wide) : 0));
      const top = doc.y;
      const leftEnd = pair(into, left, margin, top, wide);
      const rightEnd = right ? pair(into, right, margin + wide + gap, top, wide) : top;
      doc.y = Math.max(leftEnd, rightEnd) + 6;
    }
  };

  const inColumns = <T>(
    all: readonly T[],
    columns: number,
    height: number,
    draw: (each: T, x: number) => void,
  ): void => {
    for (let first = 0; first < all.length; first += columns) {
      keep(height);
      const top = doc.y;
      all.slice(first, first + columns).forEach((each, index) => {
        doc.y = top;
        draw(each, margin + index * (columnWidth(columns) + gap));
      });
      doc.y = top + height;
    }
  };

  const photo = (into: Structure, { says, jpeg }: SheetPhoto, x: number): void => {
    const wide = columnWidth(across);
    const top = doc.y;
    if (jpeg) {
      const fit = [wide, photoHeight] as [number, number];
      tagged(
        into,
        'Figure',
        () => void doc.image(Buffer.from(jpeg), x, top, { fit, align: 'center', valign: 'center' }),
        { alt: says },
      );
    }
    doc.y = jpeg ? top + photoHeight + 4 : top;
    tagged(into, 'Caption', () => {
      style('plain', 8.5, soft);
      doc.text(says, x, doc.y, { width: wide, align: jpeg ? 'center' : 'left', height: 22, ellipsis: true });
    });
  };

  const draw = (into: Structure, block: Block): void => {
    switch (block.kind) {
      case 'title':
        tagged(into, 'P', () => (style('plain', 9, soft), words(block.over)));
        tagged(into, 'H1', () => (style('strong', 18), words(block.text)));
        tagged(into, 'P', () => (style('plain', 9, soft), words(block.under)));
        return;
      case 'heading':
        keep(60);
        doc.y += 12;
        tagged(into, 'H2', () => (style('strong', 11.5), words(block.text)));
        rule(margin, doc.y + 1, width());
        doc.y += 7;
        return;
      case 'paragraph':
        keep(30);
        tagged(into, 'P', () => {
          style('plain', 10);
          words(block.text);
          if (!block.by) return;
          style('plain', 8.5, soft);
          words(block.by);
        });
        doc.y += 5;
        return;
      case 'flags':
        for (const { text, isWarning } of block.flags)
          tagged(into, 'P', () => (style('strong', 10, isWarning ? ember : ink), words(text)));
        return;
      case 'pairs':
        return pairs(into, block.pairs);
      case 'blanks':
        return inColumns(block.labels, 2, 24, (label, x) => {
          tagged(into, 'P', () => (style('plain', 9.5), words(label, x, columnWidth(2))));
          const from = Math.min(x + doc.widthOfString(label) + 8, x + columnWidth(2) - 60);
          rule(from, doc.y - 1, x + columnWidth(2) - from);
        });
      case 'photos':
        inColumns(
          block.photos.filter(({ jpeg }) => jpeg),
          across,
          photoHeight + 30,
          (each, x) => photo(into, each, x),
        );
        return inColumns(
          block.photos.filter(({ jpeg }) => !jpeg),
          across,
          24,
          (each, x) => photo(into, each, x),
        );
      case 'signatures':
        keep(70);
        doc.y += 34;
        return inColumns(block.labels, across, 20, (label, x) => {
          rule(x, doc.y, columnWidth(across));
          doc.y += 4;
          tagged(into, 'P', () => (style('plain', 9, soft), words(label, x, columnWidth(across))));
        });
    }
  };

  return { draw, styleAgain };
};
