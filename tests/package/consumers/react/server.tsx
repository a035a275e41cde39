import { renderToString } from 'react-dom/server';
import { Host } from './host.tsx';

export const rendered = renderToString(<Host apiBase="/api" />);
