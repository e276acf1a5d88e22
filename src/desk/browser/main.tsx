import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueries } from './data/api.ts';
import './desk.css';
import './forms.css';
import './pictures.css';
import './preview.css';

const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={createQueries()}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
