import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorSender, type ErrorSink } from './send-error.ts';

const sendRequest = vi.fn(async () => new Response());
beforeEach(() => {
  sendRequest.mockClear();
  vi.stubGlobal('fetch', sendRequest);
});
afterEach(() => vi.unstubAllGlobals());

const errorDetail = { kind: 'report', message: 'Error: It broke', part: 'screen' } as const;
const createSender = (sinks: Partial<ErrorSink>) =>
  createErrorSender(
    () => ({ errorEndpoint: undefined, onReport: undefined, ...sinks }),
    () => ({ referenceId: 'demo', version: '1.0.0' }),
  );

it('sends an error as JSON to the error endpoint, without cookies', () => {
  createSender({ errorEndpoint: 'https://logs.example/errors' })(errorDetail);
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(
    'https://logs.example/errors',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  );
  const [, { body }] = sendRequest.mock.calls[0] as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toEqual({
    ...errorDetail,
    referenceId: 'demo',
    version: '1.0.0',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('passes an error to the element’s error function, and logs an exception that the function throws', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const onReport = vi.fn(() => {
    throw new Error('The sink broke');
  });
  createSender({ onReport })(errorDetail);
  expect(onReport).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(errorDetail));
  expect(consoleError).toHaveBeenCalledOnce();
  expect(sendRequest).not.toHaveBeenCalled();
});

it('sends at most 50 errors per element, and none without an error endpoint', () => {
  createSender({})(errorDetail);
  expect(sendRequest).not.toHaveBeenCalled();
  const sendError = createSender({ errorEndpoint: '/errors' });
  for (let count = 0; count < 60; count++) sendError(errorDetail);
  expect(sendRequest).toHaveBeenCalledTimes(50);
});
