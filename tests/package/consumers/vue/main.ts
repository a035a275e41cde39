import { createApp } from 'vue';
import Host from './host-page.vue';

const apiBase = new URLSearchParams(location.search).get('api') ?? '/api';
createApp(Host, { apiBase }).mount('#host');
