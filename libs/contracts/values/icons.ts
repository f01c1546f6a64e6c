import { z } from 'zod';

export const iconCategories = ['Classic', 'People', 'Robots', 'Symbols', 'Contact', 'Heating'] as const;
export type IconCategory = (typeof iconCategories)[number];

export interface Icon {
  readonly value: string;
  readonly label: string;
  readonly category: IconCategory;
}

const icon = (category: IconCategory, value: string, label: string): Icon => ({ value, label, category });

export const icons: readonly Icon[] = [
  icon('Classic', '💬', 'Speech bubble'),
  icon('Classic', '💭', 'Thought bubble'),
  icon('Classic', '🗨️', 'Left speech bubble'),
  icon('Classic', '👋', 'Waving hand'),
  icon('Classic', '❓', 'Question mark'),
  icon('People', '👨‍🔧', 'Engineer, man'),
  icon('People', '👩‍🔧', 'Engineer, woman'),
  icon('People', '👷', 'Construction worker'),
  icon('People', '🧑‍💼', 'Office worker'),
  icon('People', '🙋', 'Raised hand'),
  icon('Robots', '🤖', 'Robot'),
  icon('Robots', '🦾', 'Mechanical arm'),
  icon('Robots', '👾', 'Friendly alien'),
  icon('Symbols', '⭐', 'Star'),
  icon('Symbols', '✨', 'Sparkles'),
  icon('Symbols', '⚡', 'Lightning bolt'),
  icon('Symbols', '💡', 'Light bulb'),
  icon('Symbols', '✅', 'Tick'),
  icon('Contact', '📞', 'Telephone'),
  icon('Contact', '📧', 'Email'),
  icon('Contact', '📱', 'Mobile phone'),
  icon('Contact', '📅', 'Calendar'),
  icon('Heating', '🔥', 'Flame'),
  icon('Heating', '🔧', 'Spanner'),
  icon('Heating', '🌡️', 'Thermometer'),
  icon('Heating', '♨️', 'Hot springs'),
  icon('Heating', '🏠', 'House'),
];

const values = new Set(icons.map(({ value }) => value));

export const iconSchema = z.string().refine((value) => values.has(value), 'Please choose one of the icons');
