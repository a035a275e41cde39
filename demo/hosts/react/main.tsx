import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const main = document.querySelector('main');
if (main)
  createRoot(main).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
