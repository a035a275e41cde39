import { mount } from 'svelte';
import Host from './host-page.svelte';

const apiBase = new URLSearchParams(location.search).get('api') ?? '/api';
const target = document.getElementById('host');
if (target) mount(Host, { target, props: { apiBase } });
