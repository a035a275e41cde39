import { mount } from 'svelte';
import App from './app.svelte';

const target = document.querySelector('main');
if (target) mount(App, { target });
