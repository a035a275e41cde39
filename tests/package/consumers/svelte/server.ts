import { render } from 'svelte/server';
import Host from './Host.svelte';

export const rendered = render(Host, { props: { apiBase: '/api' } }).body;
