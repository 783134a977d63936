import { PLACE_VALUES } from '@shared/games/pi/editions/assumptions';
import { type Options as Chosen, EDITIONS, type EditionId, SCHEDULES } from '@shared/games/pi/types';
import { Seg } from '@web/components/seg';
import type { OptionsProps } from '../board';
import { useSay } from './speech';

/** What each edition begins with. */
const BEGUN: Readonly<Record<EditionId, Chosen>> = {
  first: { edition: 'first' },
  second: { edition: 'second', schedule: 'rising' },
  duel: { edition: 'duel' },
};

/** Which edition and, of the second, what solutions are worth. */
export function Options({ value, onChange }: OptionsProps) {
  const say = useSay();
  const chosen = value as Chosen;
  return (
    <>
      <div className="field">
        <Seg
          label={say('table.edition')}
          value={chosen.edition}
          options={EDITIONS.map((edition) => ({ value: edition, label: say(`options.${edition}`) }))}
          onChange={(edition) => onChange(BEGUN[edition])}
        />
        <p className="meta">{say(`options.${chosen.edition}-said`)}</p>
      </div>
      {chosen.edition === 'second' && (
        <div className="field">
          <Seg
            label={say('options.schedule')}
            value={chosen.schedule}
            options={SCHEDULES.map((schedule) => ({ value: schedule, label: say(`options.${schedule}`) }))}
            onChange={(schedule) => onChange({ edition: 'second', schedule } satisfies Chosen)}
          />
          <p className="meta">{say(`options.${chosen.schedule}-said`, { rounds: roundsOf(PLACE_VALUES[chosen.schedule]) })}</p>
        </div>
      )}
    </>
  );
}

/** `5 3 1 0 0, then 7 5 3 1 0`: rounds that are worth the same are said once. */
function roundsOf(rounds: readonly (readonly number[])[]): string {
  return [...new Set(rounds.map((values) => values.join(' ')))].join(' · ');
}
