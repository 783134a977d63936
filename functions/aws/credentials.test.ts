import { afterEach, expect, test, vi } from 'vitest';
import { environmentCredentials } from './credentials';

afterEach(() => void vi.unstubAllEnvs());

function stub(id: string, secret: string, token: string): void {
  vi.stubEnv('AWS_ACCESS_KEY_ID', id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret);
  vi.stubEnv('AWS_SESSION_TOKEN', token);
}

test('the keys are those of the environment, with a token if there is one', () => {
  stub('id', 'secret', 'token');
  expect(environmentCredentials()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' });
  stub('id', 'secret', '');
  expect(environmentCredentials()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
});

test('without any it says how to come by some', () => {
  stub('id', '', '');
  expect(() => environmentCredentials()).toThrow('AWS_ACCESS_KEY_ID');
});
