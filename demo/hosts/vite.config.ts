import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const resolvePath = (path: string): string => resolve(import.meta.dirname, path);

/** Builds the demo sites that use a framework. Each is one script that its page in `demo/pages` loads. */
export default defineConfig({
  root: resolvePath('.'),
  publicDir: false,
  plugins: [
    react(),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
    svelte({ configFile: false }),
  ],
  build: {
    outDir: resolvePath('../../dist/pages'),
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: {
        react: resolvePath('react/main.tsx'),
        vue: resolvePath('vue/main.ts'),
        svelte: resolvePath('svelte/main.ts'),
      },
      output: { entryFileNames: 'built/[name].js', chunkFileNames: 'built/[name]-[hash].js' },
    },
  },
});
