// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientOnly } from './client-only.tsx';
import './ui.test-kit.ts';

const subject = <ClientOnly fallback="Loading the map">{() => 'Map'}</ClientOnly>;

it('shows its fallback until it is mounted in a browser', () => {
  expect(renderToString(subject)).toBe('Loading the map');
  expect(render(subject).container.textContent).toBe('Map');
});
