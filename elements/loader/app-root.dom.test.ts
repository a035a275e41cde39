// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hostsFoundByDomain } from './found-businesses.ts';

const callDoctor = vi.fn<(element: Element, isFoundByDomain: () => boolean) => Promise<void>>();
vi.mock('./assets.ts', () => ({
  callDoctor,
  buildAssetUrl: String,
  loadApp: vi.fn(),
  logLoadError: vi.fn(),
}));
// jsdom has no constructable style sheets.
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync = () => undefined;
  },
);
const { createAppRoot } = await import('./app-root.ts');

it('tells the doctor how the business was found by the time it starts, not at the time of the call', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.toggleAttribute('debug', true);
  host.setAttribute('mode', 'modal');
  createAppRoot(host.attachShadow({ mode: 'open' })).applyChanges();
  const isFoundByDomain = callDoctor.mock.calls[0]?.[1];
  expect(isFoundByDomain?.()).toBe(false);
  hostsFoundByDomain.add(host);
  expect(isFoundByDomain?.()).toBe(true);
});
