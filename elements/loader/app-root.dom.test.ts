// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { elementsFoundByDomain } from './found-businesses.ts';

const callDoctor = vi.fn<(element: Element, isBusinessFoundByDomain: () => boolean) => Promise<void>>();
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

it('lets the doctor ask at any time whether the page’s domain determined the business', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.toggleAttribute('debug', true);
  host.setAttribute('mode', 'modal');
  createAppRoot(host.attachShadow({ mode: 'open' })).applyChanges();
  const isBusinessFoundByDomain = callDoctor.mock.calls[0]?.[1];
  expect(isBusinessFoundByDomain?.()).toBe(false);
  elementsFoundByDomain.add(host);
  expect(isBusinessFoundByDomain?.()).toBe(true);
});
