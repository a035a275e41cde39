import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const here = (path: string): string => resolve(import.meta.dirname, path);

/** Builds the demo sites with a framework. Each is one script that its page in `demo/pages` loads. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [
    react(),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
    svelte({ configFile: false }),
  ],
  build: {
    outDir: here('../../dist/pages'),
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: { react: here('react/main.tsx'), vue: here('vue/main.ts'), svelte: here('svelte/main.ts') },
      output: { entryFileNames: 'built/[name].js', chunkFileNames: 'built/[name]-[hash].js' },
    },
  },
});
