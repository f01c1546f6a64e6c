import PdfFile from 'pdfkit';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { drawingOn } from './draw-block';
import type { Sheet } from './sheet';

// A thread of its own is started as a file: what it imports beside types are packages, and the drawing is named by its starter.
const { title, fonts, drawing } = z
  .object({ title: z.string(), fonts: z.object({ plain: z.string(), strong: z.string() }), drawing: z.string() })
  .parse(workerData);
const drawings = z.object({ drawingOn: z.custom<typeof drawingOn>(), margin: z.number() });
const { drawingOn: blocksOn, margin } = drawings.parse({ ...createRequire(drawing)(drawing) });

const doc = new PdfFile({
  size: 'A4',
  margins: { top: margin, bottom: 52, left: margin, right: margin },
  autoFirstPage: false,
  pdfVersion: '1.7',
  tagged: true,
  lang: 'en-GB',
  displayTitle: true,
  // It keeps each word of all sheets: eight of many long notes took 256 MB.
  fontLayoutCache: false,
  info: { Title: title, Creator: 'Pilotlight', Producer: 'Pilotlight' },
});
doc.registerFont('plain', fonts.plain);
doc.registerFont('strong', fonts.strong);

const tell = (message: unknown): void => parentPort?.postMessage(message, []);
doc.on('data', (bytes: Uint8Array) => tell({ kind: 'bytes', bytes }));
doc.on('end', () => tell({ kind: 'end' }));

const root = doc.struct('Document');
doc.addStructure(root);
const { draw, styleAgain } = blocksOn(doc);

let foot = '';
let pages = 0;

/** The foot is no part of what is read out, and words that go on over the page go on as they began. */
doc.on('pageAdded', () => {
  pages += 1;
  const { x, y } = doc;
  const { bottom } = doc.page.margins;
  doc.page.margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('plain').fontSize(8).fillColor('#51606F');
  doc.text(`${foot} · page ${pages}`, margin, doc.page.height - 34, { lineBreak: false });
  doc.endMarkedContent();
  styleAgain();
  doc.page.margins.bottom = bottom;
  doc.x = x;
  doc.y = y;
});

parentPort?.on('message', (sheet: Sheet | 'end') => {
  if (sheet === 'end') {
    root.end();
    doc.end();
    return;
  }
  foot = sheet.foot;
  pages = 0;
  doc.addPage();
  const section = doc.struct('Sect');
  root.add(section);
  for (const block of sheet.blocks) draw(section, block);
  section.end();
  setImmediate(() => tell({ kind: 'drawn' }));
});
