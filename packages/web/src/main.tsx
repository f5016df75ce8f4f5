import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import './styles/topbar.css';
import './styles/timeline.css';
import './styles/tabs.css';
import './styles/ask.css';
import './styles/offers.css';
import './styles/controls.css';
import './styles/people.css';
import './styles/market.css';
import './styles/trains.css';
import './styles/tiles.css';
import './styles/log.css';
import './styles/keys.css';
import './styles/pages.css';
import './styles/online.css';
import './styles/print.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// A newer version has replaced the files this page was made of: take the new one. Nothing is lost, games are kept.
addEventListener('vite:preloadError', () => location.reload());

// The built client registers its keeper; the development server has none.
if ('serviceWorker' in navigator && location.protocol !== 'file:' && !location.port.startsWith('5173')) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
