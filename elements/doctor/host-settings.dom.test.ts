// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { assetsUrl, hostSettings } from './host-settings.ts';

const settings = (attributes: Readonly<Record<string, string>>) => {
  const element = document.createElement('order-app');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return hostSettings(element);
};

describe('what the host asked for', () => {
  it('is read as the loader reads it', () => {
    expect(settings({ 'reference-id': 'cafe', 'api-base': '/api/', locale: 'ar-KW' })).toEqual({
      referenceId: 'cafe',
      apiBase: `${location.origin}/api`,
      locale: 'ar',
    });
  });

  it("without an api-base is /api on the files' own origin", () => {
    expect(settings({}).apiBase).toBe(new URL('/api', assetsUrl).href);
  });

  it('with an api-base that is no address stays as it is written', () => {
    expect(settings({ 'api-base': 'https://' }).apiBase).toBe('https:');
  });
});
