import { Plus } from 'lucide-react';

const questions = [
  [
    'Will it make up prices?',
    'No. It only gives prices you’ve set, and never calls anything safe from a photo. It says your team will check.',
  ],
  ['Do visitors know it’s an AI?', 'Yes, the chat says so. When you take over, they see your name.'],
  [
    'What if someone smells gas?',
    'They get the emergency number and what to do first, before any AI answers. You’re alerted straight away, even in your quiet hours.',
  ],
  [
    'Does it work with my website?',
    'Yes. You paste one line of HTML into your pages. The chat then only works on the websites you’ve named.',
  ],
  [
    'How soon am I live?',
    'Verify your email, and a person checks your business. We email you as soon as you’re approved, and the line of HTML waits in your dashboard.',
  ],
  ['How do I cancel?', 'Settings, Billing, Cancel subscription. It runs to the end of the month you’ve paid for.'],
  [
    'Who sees the photos and chats?',
    'Your business and Pilotlight’s admins. You can delete one person’s messages and details for good.',
  ],
] as const;

export const Questions = () => (
  <section className="w side" id="faq">
    <div>
      <h2>Fair questions</h2>
      <p>What heating firms want to know before they register.</p>
    </div>
    <div>
      {questions.map(([question, answer], place) => (
        <details key={question} open={place === 0}>
          <summary>
            {question}
            <Plus className="ic" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
