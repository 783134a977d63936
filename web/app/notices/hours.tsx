'use client';

import type { Notices } from '@shared/api/notices';
import type { Quiet } from '@shared/notices/quiet';
import { Icon } from '@web/components/icon';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { type ReactNode, useId, useState } from 'react';
import { HOURS, hourInWords } from './hour';
import { useSaving } from './saving';
import { say } from './say';
import type { Save } from './use-notices';

interface Props {
  readonly zone: string;
  readonly notices: Notices;
  readonly save: Save;
}

/** How long quiet hours last that the reader has only begun to choose. */
const NIGHT = 8;

/** When the reader is told nothing, and when the digest comes. */
export function Hours({ zone, notices: { quiet, hour }, save }: Props) {
  const { change, word, trouble } = useSaving(save);
  return (
    <Panel head={say('hours')} meta={word}>
      <div className="form">
        {trouble}
        <div className="both">
          <QuietHours quiet={quiet} onChange={(quiet) => change({ quiet })} />
          <HourField label={say('digestHour')} value={hour} onChange={(hour) => change({ hour })} means={say('digestMeans')} />
        </div>
        <div>
          <p className="meta">{say('hoursOf', { zone: zone.replaceAll('_', ' ') })}</p>
          <Link className="own-line" href="/you/">
            {say('changeZone')}
          </Link>
        </div>
      </div>
    </Panel>
  );
}

interface QuietProps {
  readonly quiet: Quiet | undefined;
  readonly onChange: (quiet: Quiet | 'none') => void;
}

function QuietHours({ quiet, onChange }: QuietProps) {
  // Keys pass over the hours before the one that is meant, and each is a change: none of them may settle the end.
  const [end, setEnd] = useState(quiet?.until);
  const begin = (from: number): void => {
    const until = end === undefined || end === from ? (from + NIGHT) % HOURS.length : end;
    onChange({ from, until });
  };
  return (
    <fieldset className="field">
      <legend>{say('quietHours')}</legend>
      <div className="from-until">
        <HourField label={say('quietFrom')} value={quiet?.from} onChange={begin} onNone={() => onChange('none')} />
        {quiet && (
          <HourField
            label={say('quietUntil')}
            value={quiet.until}
            without={quiet.from}
            onChange={(until) => {
              setEnd(until);
              onChange({ ...quiet, until });
            }}
          />
        )}
      </div>
      <p className="meta">{say('quietMeans')}</p>
    </fieldset>
  );
}

interface HourProps {
  readonly label: string;
  /** Undefined: none. */
  readonly value: number | undefined;
  /** One that is not to be had. */
  readonly without?: number;
  readonly onChange: (hour: number) => void;
  /** None can be chosen, too. */
  readonly onNone?: () => void;
  readonly means?: ReactNode;
}

function HourField({ label, value, without, onChange, onNone, means }: HourProps) {
  const id = useId();
  return (
    <div className="field hour">
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={value ?? ''}
          onChange={({ target }) => (target.value === '' ? onNone?.() : onChange(Number(target.value)))}
        >
          {onNone && <option value="">{say('noQuiet')}</option>}
          {HOURS.filter((hour) => hour !== without).map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </select>
        <Icon name="next" />
      </span>
      {means !== undefined && <p className="meta">{means}</p>}
    </div>
  );
}
