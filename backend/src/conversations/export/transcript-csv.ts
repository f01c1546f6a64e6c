import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation, TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import { londonWallClock } from '@pilotlight/booking/london-clock';
import { csvOf } from '../../http/csv';

const headings = ['Date', 'Time', 'From', 'Text', 'Photos'];

const speakerOf = ({ role, name }: TranscriptEntry): string => {
  switch (role) {
    case 'user':
      return 'Visitor';
    case 'assistant':
      return 'Assistant';
    case 'person':
      return name && name !== ERASED ? name : 'Team';
    case 'safety':
    case 'flag':
    case 'lead':
    case 'grade':
    case 'handover':
    case 'stood-down':
    case 'alarm-cleared':
    case 'stage':
      return 'Note';
  }
};

const wordsOf = ({ safety, text }: TranscriptEntry): string => (safety ? `Safety alert: ${safety.hazard}` : text);

const cellsOf = (entry: TranscriptEntry): readonly string[] => {
  const { day, time } = londonWallClock(entry.timestamp);
  const photos = (entry.photos ?? []).map(({ slot }) => (slot ? photoSlotNames[slot] : 'Photo'));
  return [day, time, speakerOf(entry), wordsOf(entry), photos.join(', ')];
};

/** A conversation line by line, as a spreadsheet opens it. */
export const transcriptAsCsv = ({ events }: Pick<Conversation, 'events'>): string =>
  csvOf([headings, ...events.map(cellsOf)]);
