import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

const hostOf = (address: string) => new URL(address).hostname;

it.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  '%s is of use on one machine only',
  (address) => {
    expect(isLoopback(hostOf(address))).toBe(true);
  },
);

it.each(['http://192.168.1.20:3000/', 'https://casebook.example/', 'http://localhost.example/'])(
  '%s may be handed on',
  (address) => {
    expect(isLoopback(hostOf(address))).toBe(false);
  },
);
