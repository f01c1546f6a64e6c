import { z } from 'zod';

export const leadStages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export const leadStageSchema = z.enum(leadStages, 'Please choose one of the stages');
export type LeadStage = z.infer<typeof leadStageSchema>;

export const leadStageNames = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
} as const satisfies Record<LeadStage, string>;
