import { afterEach, expect, test, vi } from 'vitest';
import { endpointOf } from './endpoint';

afterEach(() => void vi.unstubAllEnvs());

function at(given?: string): string {
  return endpointOf('sqs', 'eu-central-1', given).href;
}

test('a service is spoken to in its region, unless an address is named for it', () => {
  vi.stubEnv('AWS_ENDPOINT_URL', '');
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', '');
  expect(at()).toBe('https://sqs.eu-central-1.amazonaws.com/');
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://all:1');
  expect(at()).toBe('http://all:1/');
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', 'http://own:2');
  expect(at()).toBe('http://own:2/');
  expect(at('http://given:3')).toBe('http://given:3/');
});
