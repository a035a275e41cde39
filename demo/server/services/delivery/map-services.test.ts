import { describe, expect, it } from 'vitest';
import { createHostedApp } from '../../routes/testing/render-hosted-page.ts';
import { demoBusiness } from '../testing/demo-business.ts';
import { isTileUrl, mergeMapServices } from './map-services.ts';

describe('map services', () => {
  it('prefers the map services of a business to those of the server', () => {
    const server = { tiles: 'https://a.example/{z}/{x}/{y}.png', attribution: 'A' };
    const businessServices = { tiles: 'https://b.example/{z}/{x}/{y}.png' };
    expect(mergeMapServices(businessServices, server)).toEqual(businessServices);
    expect(mergeMapServices(undefined, server)).toEqual(server);
    expect(mergeMapServices({ geocoder: 'https://geo.example' }, server)).toEqual({
      ...server,
      geocoder: 'https://geo.example',
    });
    expect(mergeMapServices(businessServices, null)).toEqual(businessServices);
  });

  it('accepts a map tile URL only with the placeholders {z}, {x} and {y}', () => {
    expect(isTileUrl('https://a.example/{z}/{x}/{y}.png')).toBe(true);
    expect(isTileUrl('https://a.example/tiles')).toBe(false);
    expect(isTileUrl('data:{z}{x}{y}')).toBe(false);
  });

  it('lets the hosted page load tiles and addresses from the business’s map services', async () => {
    const cafe = demoBusiness('demo-cafe', (file) => ({
      ...file,
      settings: {
        ...file.settings,
        map: { tiles: 'http://tiles.example/{z}/{x}/{y}.png', geocoder: 'https://geo.example/v1' },
      },
    }));
    const { headers } = await createHostedApp(cafe).request('/demo-cafe');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://geo.example;");
    expect(policy).toContain("img-src 'self' data: blob: https: http://tiles.example;");
  });
});
