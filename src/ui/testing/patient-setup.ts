import { configure } from '@testing-library/react';
import { options } from 'preact';

// What is loaded when it is asked for comes later on two busy cores: a slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });

// Effects wait for a frame, and nothing is painted here: they come right after what is drawn, before Testing Library's
// waiting ends, however busy the machine is. Kept from before a test stops the clock.
const later = setTimeout;
options.requestAnimationFrame = (effects) => void later(effects);
