/** @jsxImportSource @pilotlight/widget/jsx */
import { cutAtPhoneNumbers, telephone } from '../conversation/phone-numbers';
import type { Drawable } from '../jsx/jsx-runtime';

/** The text with its phone numbers as links. */
export const withNumbers = (text: string): Drawable =>
  cutAtPhoneNumbers(text).map((part, index) => (index % 2 ? <a href={telephone(part)}>{part}</a> : part));
