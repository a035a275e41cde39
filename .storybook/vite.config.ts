import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localeCodesIn } from '../elements/build/emit-locale-files.ts';

// Pictures stay files: stories hang a variant's name on their address, which a data URL could not take.
export default defineConfig({
  plugins: [react()],
  define: { __SHIPPED_LOCALES__: JSON.stringify(localeCodesIn('locales').join(' ')) },
  build: { assetsInlineLimit: 0 },
});
