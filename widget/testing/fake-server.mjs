import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

const call = (label, number) => ({ label, number, href: `tel:${number.replace(/ /g, '')}` });

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

const frame = (name, data) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * A server outside the widget that speaks its contract and misbehaves on demand. What a message says decides what happens to it:
 * "gas" shows the card, "refuse" is refused, "drip" comes letter by letter in broken bytes, "cut" breaks off after its first words,
 * "lost" loses the session once, "die" closes the connection before any answer, "slow" waits a second. Everything else is answered.
 */
export const startFakeServer = async ({ folder, launcher = {}, port = 0 }) => {
  const seen = { messages: [], accesses: 0, leads: [], attempts: {}, known: {} };
  const sessions = new Map();
  const branding = {
    primaryColour: '#00AEEF',
    accentColour: '#0077B6',
    logoUrl: '',
    greetingMessage: 'Hi! Need help with your boiler?',
    icon: '💬',
    position: 'bottom-right',
    ...launcher.branding,
  };
  const about = { name: 'Demo Heating', ...launcher, branding };
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  const json = (response, status, body) =>
    response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
  const gasCard = {
    kind: 'card',
    hazard: 'gas',
    title: 'This could be a gas leak',
    summary: 'Get outside, then ring. Free, 24 hours.',
    calls: [call('Great Britain', '0800 111 999'), call('Northern Ireland', '0800 002 001')],
    steps: [
      ['window', 'Open doors and windows'],
      ['no-flame', 'No flames, no smoking'],
      ['no-switch', 'Don’t touch electrical switches'],
      ['valve', 'Gas off at the meter, only if it’s safe'],
      ['exit', 'Leave, and stay out until you’re told'],
    ].map(([icon, text]) => ({ icon, text })),
  };
  const replyTo = (messageId, text) => {
    const danger = /gas/.test(text);
    const words = danger
      ? 'This is marked urgent for Demo Heating. Who should they ring once you’re outside?'
      : 'EA means it tried to light and couldn’t. If your gas is prepay, is there credit? Or ring 0113 496 0000.';
    return {
      id: randomUUID(),
      messageId,
      text: words,
      quickReplies: danger ? ['Yes'] : ['Book a visit', 'Call me back', 'Leave my details'],
      card: danger ? gasCard : null,
      at: new Date().toISOString(),
    };
  };

  const chat = async (response, { sessionId, messageId, message }) => {
    seen.attempts[messageId] = (seen.attempts[messageId] ?? 0) + 1;
    const first = seen.attempts[messageId] === 1;
    if (/refuse/.test(message) && first)
      return json(response, 429, {
        message: 'Too many messages, please wait a moment',
        code: 'throttled',
        requestId: 'r',
      });
    // A browser repeats a call by itself when a kept connection breaks, so it takes two.
    if (/die/.test(message) && seen.attempts[messageId] < 3) return response.destroy();
    if (/lost/.test(message) && first)
      return json(response, 401, { message: 'No such session', code: 'unauthorised', requestId: 'r' });
    const lines = sessions.get(sessionId);
    if (!lines) return json(response, 401, { message: 'No such session' });
    if (!seen.messages.some(({ id }) => id === messageId)) {
      seen.messages.push({ id: messageId, text: message });
      lines.push({
        id: messageId,
        role: 'user',
        text: message,
        quickReplies: [],
        card: null,
        at: new Date().toISOString(),
      });
    }
    const reply = replyTo(messageId, message);
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (/slow/.test(message)) await pause(1000);
    response.write(frame('accepted', { messageId, lead: seen.known, person: null }));
    if (reply.card) response.write(frame('safety', reply.card));
    await pause(150);
    const words = reply.text.match(/\S+\s*/g);
    if (/cut/.test(message) && seen.attempts[messageId] < 3) {
      response.write(frame('delta', { text: words[0] }));
      await pause(100);
      return response.destroy();
    }
    const bytes = Buffer.from(
      words.map((text) => frame('delta', { text })).join('') + frame('message', reply) + frame('done', {}),
    );
    const piece = /drip/.test(message) ? 7 : Math.ceil(bytes.length / 6);
    for (let from = 0; from < bytes.length; from += piece) {
      response.write(bytes.subarray(from, from + piece));
      await pause(20);
    }
    lines.push({ ...reply, role: 'assistant' });
    response.end();
  };

  const answer = async (request, response) => {
    const { pathname } = new URL(request.url, 'http://fake');
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    if (pathname.startsWith('/widget/')) {
      const file = await readFile(`${folder}/${pathname.slice(8)}`).catch(() => null);
      return response.writeHead(file ? 200 : 404, { ...cors, 'content-type': 'text/javascript' }).end(file);
    }
    let text = '';
    for await (const piece of request) text += piece;
    const body = text ? JSON.parse(text) : {};
    const action = pathname.split('/').at(-1);
    if (/\/closed\//.test(pathname)) return json(response, 403, { message: 'This chat is closed' });
    if (action === 'launcher') return json(response, 200, about);
    if (action === 'access') {
      seen.accesses += 1;
      const known = sessions.has(body.sessionToken);
      const session = known ? body.sessionToken : randomUUID();
      if (!known) sessions.set(session, []);
      return json(response, 200, { ...about, sessionId: session, sessionToken: session });
    }
    const token = request.headers.authorization?.slice(7);
    if (action === 'conversation') {
      const lines = sessions.get(token) ?? [];
      return json(response, 200, {
        sessionId: token,
        lines,
        emergency: lines.some(({ card }) => card),
        person: null,
        lead: seen.known,
      });
    }
    if (action === 'lead') {
      seen.leads.push(body.lead);
      seen.known = { ...seen.known, ...body.lead };
      return json(response, 200, {
        success: true,
        message: 'Thanks. We’ll be in touch.',
        lead: seen.known,
      });
    }
    return action === 'chat' ? chat(response, body) : json(response, 404, {});
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    seen,
    sessions,
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((closed) => (server.closeAllConnections(), server.close(closed))),
  };
};

/** A stranger's page with a strict content policy, which carries the widget of the server at `origin`. */
export const startHostPage = async ({ origin, slug = 'demo', attributes = '', port = 0 }) => {
  const page = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,">
<script async src="${origin}/widget/pilotlight.js" data-installer="${slug}" data-key="key" ${attributes}></script></head>
<body><main><h1>A stranger’s page</h1><p><a href="#contact" data-pilotlight-open>Book a visit</a></p></main></body></html>`;
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src data:; require-trusted-types-for 'script'`;
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page),
  );
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((closed) => (server.closeAllConnections(), server.close(closed))),
  };
};
