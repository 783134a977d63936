'use client';

import { say } from '@web/people/say';
import { useEffect, useState } from 'react';

type NameOf = (agent: string) => string;

/** What browsers are called, from what they say of themselves. The list of them is long: it comes when it is wanted. */
export function useDeviceNames(): NameOf {
  const [nameOf, setNameOf] = useState<NameOf>(() => unknown);
  useEffect(() => {
    import('bowser').then(
      ({ default: bowser }) => setNameOf(() => (agent: string) => called(bowser.parse, agent)),
      () => {},
    );
  }, []);
  return nameOf;
}

function called(parse: (agent: string) => Bowserly, agent: string): string {
  if (agent === '') return unknown();
  const { browser, os } = parse(agent);
  if (browser.name === undefined || browser.name === '') return unknown();
  return os.name === undefined || os.name === '' ? browser.name : say('browserOn', { browser: browser.name, system: os.name });
}

interface Bowserly {
  readonly browser: { readonly name?: string | undefined };
  readonly os: { readonly name?: string | undefined };
}

function unknown(): string {
  return say('unknownBrowser');
}
