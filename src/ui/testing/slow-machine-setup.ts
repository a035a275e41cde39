import { configure } from '@testing-library/react';
import { options } from 'preact';

// Lazy chunks load slowly on a busy machine. Wait longer, so that this does not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// Preact runs effects after a frame, and jsdom paints none. Run them right after rendering, before Testing Library stops
// waiting. Keeps the original timer, because a test may fake it.
const originalSetTimeout = setTimeout;
options.requestAnimationFrame = (effects) => void originalSetTimeout(effects);
