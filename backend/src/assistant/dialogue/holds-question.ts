const start = String.raw`(?:^|[.,;!]\s*|\b(?:thanks|thank you|cheers|ok|okay|great|perfect|and|but|so)\s+)`;
const asking = 'when|what|how|who|where|why|which|can|could|will|would|do|does|are|is';
const question = new RegExp(String.raw`\?|${start}(?:${asking})\b`, 'iu');

/** True where a message asks something, with or without its question mark. */
export const holdsQuestion = (text: string): boolean => question.test(text);
