'use client';

import { makeJson } from '@shared/record/json';
import { makeText } from '@shared/record/text';
import { useEffect, useMemo, useState } from 'react';
import type { Opened } from './opened';
import { say } from './say';

/** The record to take along, in both forms. */
export function Downloads({ game: { title }, record }: Opened) {
  const json = useMemo(() => makeJson(record), [record]);
  const text = useMemo(() => makeText(title, record), [title, record]);
  const name = `casebook-${record.title}-${record.id}`;
  return (
    <>
      <Download name={`${name}.json`} type="application/json" text={json}>
        {say('download.json')}
      </Download>
      <Download name={`${name}.txt`} type="text/plain" text={text}>
        {say('download.text')}
      </Download>
    </>
  );
}

interface Props {
  /** Of the file. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly children: string;
}

function Download({ name, type, text, children }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text, type]);
  return (
    <a className="btn" href={address} download={name}>
      {children}
    </a>
  );
}
