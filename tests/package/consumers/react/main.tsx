import { createRoot } from 'react-dom/client';
import { Host } from './host.tsx';

const apiBase = new URLSearchParams(location.search).get('api') ?? '/api';
const hostElement = document.getElementById('host');
if (hostElement) createRoot(hostElement).render(<Host apiBase={apiBase} />);
