import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Host from './host-page.vue';

export const rendered = await renderToString(createSSRApp(Host, { apiBase: '/api' }));
