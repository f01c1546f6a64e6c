import { Injectable } from '@nestjs/common';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { LeadViews } from '../../conversations/leads/lead-views';
import { PrintedPhotos } from '../../conversations/photos/printed-photos';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { hazardNames } from '../../notifications/requests/lead-values';
import { Refused } from '../../write-side/refused';
import type { Exporting } from '../exports';
import type { Sheet } from './sheet';
import { nameOn, sheetOfGone, sheetOfLead } from './sheet-of-lead';

export interface LeadOf {
  readonly slug: string;
  readonly sessionId: string;
}

export interface Asking {
  readonly seenBy: 'firm' | 'admin';
  readonly withNotes: boolean;
}

const photosOf = ({ jobSheet }: LeadView): readonly string[] => [
  ...jobSheet.photos.flatMap(({ ids }) => ids),
  ...jobSheet.otherPhotos,
];

/** Leads as job sheets for paper. */
@Injectable()
export class LeadSheets {
  constructor(
    private readonly views: LeadViews,
    private readonly firms: InstallerProfiles,
    private readonly photos: PrintedPhotos,
  ) {}

  /** Throws Refused where the installer has no such lead, or it was erased. */
  async nameOf({ slug, sessionId }: LeadOf, { seenBy }: Asking): Promise<string> {
    return nameOn(await this.views.of(slug, sessionId, seenBy));
  }

  /** Each read when it is asked for. Who is gone by then is counted at the end, as are the `gone` that weren't found at all. */
  async *of(
    leads: readonly LeadOf[],
    asking: Asking,
    { gone, counted }: { readonly gone: number; readonly counted: Exporting['counted'] },
  ): AsyncGenerator<Sheet, void> {
    let lost = gone;
    for (const lead of leads) {
      const sheet = await this.#sheetOf(lead, asking).catch((error: unknown) => {
        if (error instanceof Refused) return null;
        throw error;
      });
      if (!sheet) {
        lost += 1;
        continue;
      }
      counted(1);
      yield sheet;
    }
    if (lost > 0) yield sheetOfGone(lost);
  }

  async #sheetOf({ slug, sessionId }: LeadOf, { seenBy, withNotes }: Asking): Promise<Sheet> {
    const view = await this.views.of(slug, sessionId, seenBy);
    const [firm, summary] = [await this.firms.contactOf(slug), await this.views.summaryOf(slug, sessionId)];
    const pictures = new Map<string, Uint8Array | null>();
    for (const photoId of photosOf(view)) pictures.set(photoId, await this.photos.of({ slug, sessionId, photoId }));
    return sheetOfLead({
      view,
      firm: { name: firm?.name ?? '', phone: firm?.customersRing ?? null },
      alarm: summary?.hazard ? { ...summary, told: `${hazardNames[summary.hazard]} was reported` } : null,
      withNotes,
      at: new Date().toISOString(),
      pictures,
    });
  }
}
