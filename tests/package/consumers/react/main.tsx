import { createRoot } from 'react-dom/client';
import { Host } from './host.tsx';

const apiBase = new URLSearchParams(location.search).get('api') ?? '/api';
const place = document.getElementById('host');
if (place) createRoot(place).render(<Host apiBase={apiBase} />);
