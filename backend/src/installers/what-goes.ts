import { Injectable } from '@nestjs/common';
import type { Deletion } from '@pilotlight/contracts/http/approval';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { DeletionReader } from '@pilotlight/projections/installers/deletion.reader';

/** What a deletion would remove, and how many payments stay for tax law's sake. */
@Injectable()
export class WhatGoes {
  constructor(
    private readonly deletion: DeletionReader,
    private readonly billing: BillingReader,
  ) {}

  async of(slug: string): Promise<Deletion> {
    const [counts, billing] = await Promise.all([this.deletion.counts(slug), this.billing.ofInstaller(slug)]);
    const standing = billing?.standing ?? 'none';
    const isOver = standing === 'cancelled' || standing === 'none' || standing === 'incomplete';
    return { ...counts, subscription: standing === 'none' ? 'none' : isOver ? 'cancelled' : 'active' };
  }
}
