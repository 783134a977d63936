import { Seg } from '@web/components/seg';
import type { SeatRange } from '@web/games/seat-range';
import { say } from '@web/words/say';

interface Props {
  readonly range: SeatRange;
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

/** For how many, where the title leaves a choice. */
export function SeatsChoice({ range: { min, max }, value, onChange }: Props) {
  if (min === max) return undefined;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => String(min + place));
  return (
    <div className="field">
      <Seg
        label={say('players')}
        value={String(value)}
        options={numbers.map((number) => ({ value: number, label: number }))}
        onChange={(number) => onChange(Number(number))}
      />
    </div>
  );
}
