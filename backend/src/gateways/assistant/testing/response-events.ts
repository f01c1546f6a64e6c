export type FakeCall = { readonly name: string; readonly json: string };

export const written = (event: object): string =>
  `event: ${'type' in event ? String(event.type) : ''}\ndata: ${JSON.stringify(event)}\n\n`;

const response = (output: readonly object[], status: string) => ({
  id: 'resp_1',
  object: 'response',
  status,
  model: 'gpt-of-the-fake',
  output,
});
const usage = { input_tokens: 900, output_tokens: 60, total_tokens: 960 };

export const piece = (delta: string): object => ({
  type: 'response.output_text.delta',
  item_id: 'msg_1',
  output_index: 0,
  content_index: 0,
  delta,
});

export const completed = (output: readonly object[]): object => ({
  type: 'response.completed',
  response: { ...response(output, 'completed'), usage },
});

const begun = [{ type: 'response.created', response: response([], 'in_progress') }];

export const eventsOfText = (text: string): object[] => {
  const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] };
  return [
    ...begun,
    { type: 'response.output_item.added', output_index: 0, item: { ...message, content: [] } },
    ...(text.match(/[^]{1,12}/g) ?? []).map(piece),
    { type: 'response.output_text.done', item_id: 'msg_1', output_index: 0, content_index: 0, text },
    { type: 'response.output_item.done', output_index: 0, item: message },
    completed([message]),
  ];
};

export const eventsOfCalls = (calls: readonly FakeCall[]): object[] => {
  const items = calls.map(({ name, json }, index) => ({
    id: `fc_${index}`,
    type: 'function_call',
    call_id: `call_${index}`,
    name,
    arguments: json,
  }));
  return [
    ...begun,
    ...items.flatMap((item, index) => [
      { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
      {
        type: 'response.function_call_arguments.done',
        output_index: index,
        item_id: item.id,
        arguments: item.arguments,
      },
      { type: 'response.output_item.done', output_index: index, item },
    ]),
    completed(items),
  ];
};
