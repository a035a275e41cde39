import { createApp } from 'vue';
import Host from './Host.vue';

const apiBase = new URLSearchParams(location.search).get('api') ?? '/api';
createApp(Host, { apiBase }).mount('#host');
