import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listLocaleCodes } from '../elements/build/emit-locale-files.ts';

// Do not inline pictures: the stories append a variant's name to their URL, which is impossible with a data URL.
export default defineConfig({
  plugins: [react()],
  define: { __SHIPPED_LOCALES__: JSON.stringify(listLocaleCodes('locales').join(' ')) },
  build: { assetsInlineLimit: 0 },
});
