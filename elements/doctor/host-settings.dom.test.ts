// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { assetsUrl, readHostSettings } from './host-settings.ts';

const readSettings = (attributes: Readonly<Record<string, string>>, isBusinessFoundByDomain = false) => {
  const element = document.createElement('order-app');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readHostSettings(element, isBusinessFoundByDomain);
};

describe('readHostSettings', () => {
  it('the doctor reads an element’s attributes by the same rules as the loader', () => {
    expect(readSettings({ 'reference-id': 'cafe', 'api-base': '/api/', locale: 'ar-KW' })).toEqual({
      referenceId: 'cafe',
      themeId: '',
      domain: '',
      apiBase: `${location.origin}/api`,
      locale: 'ar',
    });
  });

  it('lets the doctor examine the page’s domain if the element has no reference id of its own', () => {
    expect(readSettings({}).domain).toBe(location.hostname);
    expect(readSettings({ 'reference-id': 'cafe' }, true).domain).toBe(location.hostname);
  });

  it("defaults the api-base to /api on the script's origin", () => {
    expect(readSettings({}).apiBase).toBe(new URL('/api', assetsUrl).href);
  });

  it('only removes the slashes at the end of an api-base that is not a valid URL', () => {
    expect(readSettings({ 'api-base': 'https://' }).apiBase).toBe('https:');
  });
});
