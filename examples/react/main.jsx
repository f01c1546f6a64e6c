import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Chat } from './Chat';

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <h1>Aire Valley Heating</h1>
    <Chat host="https://your.host" installer="slug" apiKey="key" />
  </StrictMode>,
);
