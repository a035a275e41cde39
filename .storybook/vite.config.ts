import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listLocaleCodes } from '../elements/build/emit-locale-files.ts';

// Pictures stay files: stories hang a variant's name on their address, which a data URL could not take.
export default defineConfig({
  plugins: [react()],
  define: { __SHIPPED_LOCALES__: JSON.stringify(listLocaleCodes('locales').join(' ')) },
  build: { assetsInlineLimit: 0 },
});
