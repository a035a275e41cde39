import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorSender, type ErrorSink } from './send-error.ts';

const send = vi.fn(async () => new Response());
beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

const detail = { kind: 'report', message: 'Error: It broke', part: 'screen' } as const;
const createSender = (sink: Partial<ErrorSink>) =>
  createErrorSender(
    () => ({ errorEndpoint: undefined, onReport: undefined, ...sink }),
    () => ({ referenceId: 'demo', version: '1.0.0' }),
  );

it('sends an error as JSON to the error endpoint, without cookies', () => {
  createSender({ errorEndpoint: 'https://logs.example/errors' })(detail);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'https://logs.example/errors',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  );
  const [, { body }] = send.mock.calls[0] as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toEqual({
    ...detail,
    referenceId: 'demo',
    version: '1.0.0',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('passes an error to the function on the element, even if that function throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const onReport = vi.fn(() => {
    throw new Error('The sink broke');
  });
  createSender({ onReport })(detail);
  expect(onReport).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(detail));
  expect(log).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('sends no errors without an endpoint or a function, and at most 50 errors per element', () => {
  createSender({})(detail);
  expect(send).not.toHaveBeenCalled();
  const sendError = createSender({ errorEndpoint: '/errors' });
  for (let count = 0; count < 60; count++) sendError(detail);
  expect(send).toHaveBeenCalledTimes(50);
});
