import { configure } from '@testing-library/react';
import { options } from 'preact';

// Lazy chunks load slowly on a busy machine. A longer timeout keeps that from failing a test.
configure({ asyncUtilTimeout: 10_000 });

// Preact runs effects after a frame, and jsdom paints no frames. This runs them right after rendering, before Testing
// Library stops waiting. It uses the original timer, because a test may fake timers.
const originalSetTimeout = setTimeout;
options.requestAnimationFrame = (effects) => void originalSetTimeout(effects);
