import { type Options as Chosen, ROLE_OPTIONS } from '@shared/games/mr-jack-pocket/types';
import { Seg } from '@web/components/seg';
import type { OptionsProps } from '../board';
import { useSay } from './speech';

/** Who is Jack. */
export function Options({ value, onChange }: OptionsProps) {
  const say = useSay();
  const { roles } = value as Chosen;
  return (
    <div className="field">
      <Seg
        label={say('options.label')}
        value={roles}
        options={ROLE_OPTIONS.map((option) => ({ value: option, label: say(`options.${option}`) }))}
        onChange={(chosen) => onChange({ roles: chosen } satisfies Chosen)}
      />
      <p className="meta">{say(`options.hint.${roles}`)}</p>
    </div>
  );
}
