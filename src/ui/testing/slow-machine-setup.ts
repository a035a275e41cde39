import { configure } from '@testing-library/react';
import { options } from 'preact';

// Lazy chunks load slowly on a busy machine. A longer timeout keeps tests from failing then.
configure({ asyncUtilTimeout: 10_000 });

// Preact runs effects after a frame, but jsdom paints no frames. Run them right after rendering, before Testing Library
// stops waiting. Use the original timer, because a test may fake timers.
const originalSetTimeout = setTimeout;
options.requestAnimationFrame = (runEffects) => void originalSetTimeout(runEffects);
