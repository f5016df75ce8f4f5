import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import './styles/pages.css';
import './styles/print.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The built client registers its keeper; the development server has none.
if ('serviceWorker' in navigator && location.protocol !== 'file:' && !location.port.startsWith('5173')) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
