import { ERASED } from '@pilotlight/contracts/events/personal';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { alarmVerdictNames, stoodDownWords } from '@pilotlight/contracts/values/alarm';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { jobTypeNames, photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import type { LeadNote } from '@pilotlight/contracts/values/lead-note';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { londonWallClock } from '@pilotlight/booking/london-clock';
import type { LeadSummary } from '../../conversations/leads/lead-summary';
import type { Block, Sheet, SheetPhoto } from './sheet';

/** A danger that was told of, and who has taken it back or seen to it since. */
export interface SheetAlarm extends Pick<LeadSummary, 'stoodDown' | 'cleared'> {
  readonly told: string;
}

export interface SheetOf {
  readonly view: LeadView;
  readonly firm: { readonly name: string; readonly phone: string | null };
  readonly alarm: SheetAlarm | null;
  readonly withNotes: boolean;
  /** ISO 8601 UTC: when the lead stood like this. */
  readonly at: string;
  /** By photo id; null where the file is missing. */
  readonly pictures: ReadonlyMap<string, Uint8Array | null>;
}

/** The font has no pictographs, and a control character would be drawn as a box. */
const printable = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, '').replace(/[^\P{Cc}\n]/gu, ' ');

const isTold = (fact: string | undefined): fact is string => Boolean(fact) && fact !== ERASED;

export const nameOn = ({ lead }: Pick<LeadView, 'lead'>): string =>
  printable([lead.first_name, lead.last_name].filter(isTold).join(' ')).trim() || 'A visitor';

const moment = (at: string): string => {
  const { day, time } = londonWallClock(at);
  return `${day.split('-').toReversed().join('/')} ${time}`;
};

const part = (title: string, ...blocks: readonly Block[]): readonly Block[] => [
  { kind: 'heading', text: title },
  ...blocks,
];

const missing = 'photo missing';

const photosOn = ({ view, pictures }: SheetOf): readonly SheetPhoto[] => {
  const { photos, otherPhotos } = view.jobSheet;
  const placed = [
    ...photos.flatMap(({ label, ids }) =>
      ids.map((id, index) => [id, ids.length > 1 ? `${label} ${index + 1}` : label]),
    ),
    ...otherPhotos.map((id) => [id, 'Other photo']),
  ];
  return placed.map(([id = '', label = '']) => {
    const jpeg = pictures.get(id) ?? null;
    return { jpeg, says: jpeg ? label : `${label}: ${missing}` };
  });
};

/** Those of its kind of job, and those that are to answer what the visitor didn't know. */
const notSent = ({ jobSheet }: LeadView): string => {
  const slots = [
    ...jobSheet.photos.filter(({ ids }) => ids.length === 0).map(({ slot }) => slot),
    ...jobSheet.missing.flatMap(({ photo }) => photo ?? []),
  ];
  return [...new Set(slots)].map((slot) => photoSlotNames[slot]).join(', ');
};

const under = ({ view, at }: SheetOf): string => {
  const { jobType, filled, required } = view.jobSheet;
  const grade = view.grading?.grade;
  const standing = [grade && `${gradeNames[grade]} lead`, leadStageNames[view.stage]].filter(Boolean).join(', ');
  return `${jobTypeNames[jobType]} · ${filled} of ${required} done · ${standing} · as of ${moment(at)}`;
};

const byTeam = (author: string): string => (author === ERASED ? 'Team' : printable(author));

const flagsOf = ({ told, stoodDown, cleared }: SheetAlarm) => [
  { text: told, isWarning: true },
  ...(stoodDown ? [{ text: `${stoodDownWords[stoodDown.basis]}, ${moment(stoodDown.at)}`, isWarning: false }] : []),
  ...(cleared
    ? [
        {
          text: `${alarmVerdictNames[cleared.verdict]}: ${byTeam(cleared.by)}, ${moment(cleared.at)}`,
          isWarning: false,
        },
      ]
    : []),
];

/** The job sheet as it goes into the van: who and what, what to look out for, the photos, and what to find out there by hand. */
export const sheetOfLead = (of: SheetOf): Sheet => {
  const { view, firm, alarm, withNotes } = of;
  const { jobSheet, notes } = view;
  const photos = photosOn(of);
  const unsent = notSent(view);
  const blanks = jobSheet.missing.filter(({ photo }) => photo === null).map(({ label }) => label);
  const name = nameOn(view);
  return {
    foot: printable([firm.name, 'Job sheet', name].join(' · ')),
    blocks: [
      {
        kind: 'title',
        over: printable([firm.name, firm.phone, 'Job sheet'].filter(Boolean).join(' · ')),
        text: name,
        under: under(of),
      },
      ...(alarm ? part('Safety', { kind: 'flags', flags: flagsOf(alarm) }) : []),
      ...(jobSheet.flags.length > 0
        ? part('Look out for', {
            kind: 'flags',
            flags: jobSheet.flags.map(({ text, tone }) => ({ text: printable(text), isWarning: tone === 'warn' })),
          })
        : []),
      ...part(
        'Details so far',
        jobSheet.lines.length > 0
          ? {
              kind: 'pairs',
              pairs: jobSheet.lines.map(({ label, value }) => [label, printable(value === ERASED ? 'Erased' : value)]),
            }
          : { kind: 'paragraph', text: 'No details yet.' },
      ),
      ...(blanks.length > 0 ? part('Still needed', { kind: 'blanks', labels: blanks }) : []),
      ...(photos.length > 0 || unsent
        ? part(
            'Photos',
            ...(photos.length > 0 ? [{ kind: 'photos', photos } as const] : []),
            ...(unsent ? [{ kind: 'paragraph', text: `Not sent yet: ${unsent}` } as const] : []),
          )
        : []),
      ...(withNotes && notes && notes.length > 0 ? part('Notes', ...notesOn(notes)) : []),
      { kind: 'signatures', labels: ['Engineer', 'Date', 'Customer’s signature'] },
    ],
  };
};

const noteOf = ({ text, author, at }: LeadNote): Block => ({
  kind: 'paragraph',
  text: text === ERASED ? 'Erased' : printable(text),
  by: `${byTeam(author)}, ${moment(at)}`,
});

/** In all the notes of a sheet: some pages, which are drawn in a second or two. */
const mostNoteCharacters = 10_000;

/** The latest that there is room for, oldest first. */
const notesOn = (notes: readonly LeadNote[]): readonly Block[] => {
  let room = mostNoteCharacters;
  const older = notes.findLastIndex(({ text }) => (room -= text.length) < 0) + 1;
  const more = `… and ${older} more ${older === 1 ? 'note' : 'notes'} in Pilotlight`;
  return [...notes.slice(older).map(noteOf), ...(older > 0 ? [{ kind: 'paragraph', text: more } as const] : [])];
};

/** At the end of a file, where some of those that were asked for are gone. */
export const sheetOfGone = (gone: number): Sheet => ({
  foot: 'Job sheets',
  blocks: [
    {
      kind: 'title',
      over: 'Job sheets',
      text: 'Not in this file',
      under: `${gone} of the leads that were chosen ${gone === 1 ? 'is' : 'are'} not here any more.`,
    },
  ],
});
