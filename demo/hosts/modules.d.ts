declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  // biome-ignore lint/style/noDefaultExport: the compiler of these files uses a default export.
  export default component;
}
declare module '*.svelte' {
  import type { Component } from 'svelte';

  const component: Component;
  // biome-ignore lint/style/noDefaultExport: the compiler of these files uses a default export.
  export default component;
}
