import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Pictures stay files: stories hang a variant's name on their address, which a data URL could not take.
export default defineConfig({ plugins: [react()], build: { assetsInlineLimit: 0 } });
