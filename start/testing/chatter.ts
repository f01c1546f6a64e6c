import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitor';

const sentences = [
  'Hello, my boiler is leaking',
  'It is a Worcester Bosch, ten years old',
  'Do you do servicing as well?',
  'My name is Ada Lovelace',
  'You can ring me on 07700 900123',
  'I live at SW1A 1AA',
  'How much is a new boiler?',
  'I smell gas in the kitchen',
];

/** One message as its visitor remembers it. */
export interface Said {
  readonly messageId: string;
  readonly text: string;
  /** The server said that it is durable. */
  accepted: boolean;
  /** By its id: every answer that was shown for it. */
  readonly replies: Map<string, string>;
}

/** A visitor who talks through faults, with a log of all that the server acknowledged. */
export class Chatter {
  readonly said: Said[] = [];
  /** Attempts that a fault cut short. */
  interrupted = 0;

  constructor(
    readonly visitor: Visitor,
    /** Sends a message again until it is answered; the others send one again only until it is accepted. */
    readonly patient: boolean,
  ) {}

  async talk(messages: number): Promise<void> {
    for (let count = 0; count < messages; count += 1) {
      const text = sentences[this.said.length % sentences.length] ?? '';
      const message: Said = { messageId: randomUUID(), text, accepted: false, replies: new Map() };
      this.said.push(message);
      // Every third goes out twice at once, as from a widget that lost patience.
      const copies = this.said.length % 3 === 0 ? [0, 1] : [0];
      await Promise.all(copies.map(() => this.untilHeard(message)));
    }
  }

  private async untilHeard(message: Said): Promise<void> {
    for (;;) {
      const heard = await this.visitor.say(message.messageId, message.text);
      if (heard.accepted) message.accepted = true;
      if (heard.reply) message.replies.set(heard.reply.id, heard.reply.text);
      if (!heard.done) this.interrupted += 1;
      if (this.patient ? heard.done : message.accepted) return;
      await pause(50);
    }
  }
}
