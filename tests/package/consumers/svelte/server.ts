import { render } from 'svelte/server';
import Host from './host-page.svelte';

export const rendered = render(Host, { props: { apiBase: '/api' } }).body;
