import { describe, expect, it } from 'vitest';
import { KITCHENS } from '../market/kitchens.ts';
import { formatStartReport, type StartReport } from './start-report.ts';

const report: StartReport = {
  port: 8080,
  publicOrigin: null,
  referenceIds: ['demo-cafe', ...KITCHENS.map(({ id }) => id), 'my-cafe'],
  hasDemoBusinesses: true,
  consolePath: '/console',
  dataLocation: '.data',
  canPayOnline: true,
};

describe('the report at the start of the server', () => {
  it('lists all businesses in the start report, except the kitchens of the demo marketplace', () => {
    expect(formatStartReport({ ...report, consolePath: '/console/open?link=1' })).toBe(
      [
        'Ready.',
        '  demo-cafe          http://localhost:8080/demo-cafe',
        '  my-cafe            http://localhost:8080/my-cafe',
        '  Demo sites         http://localhost:8080/demo/',
        '  Operator console   http://localhost:8080/console/open?link=1',
        '  API                http://localhost:8080/api/openapi.json',
        '  Data               .data',
        'The console link works once, within an hour. Restart the server for a new one.',
      ].join('\n'),
    );
  });

  it('prints the public addresses of a production server, and the local address for its proxy', () => {
    const text = formatStartReport({
      ...report,
      publicOrigin: 'https://orders.example',
      referenceIds: ['my-cafe'],
      hasDemoBusinesses: false,
    });
    expect(text).toContain('https://orders.example/my-cafe');
    expect(text).toContain('https://orders.example/console');
    expect(text).toMatch(/Listens on +http:\/\/localhost:8080/);
    expect(text).not.toContain('/demo/');
  });

  it('explains in the start report how to import the first business and how to accept online payments', () => {
    const text = formatStartReport({
      ...report,
      referenceIds: [],
      hasDemoBusinesses: false,
      canPayOnline: false,
    });
    expect(text).toContain('npm run import -- <file>');
    expect(text).toContain('PAYMENT_PROVIDER=stripe');
  });

  it('counts the businesses that the start report does not list', () => {
    const referenceIds = Array.from({ length: 23 }, (_, index) => `cafe-${index}`);
    const text = formatStartReport({ ...report, referenceIds });
    expect(text).toMatch(/More businesses +3/);
    expect(text).not.toContain('cafe-22');
  });
});
