import type { OptionsProps } from '../board';
import { useSay } from './speech';

/** There is one edition so far: nothing to choose, but said. */
export function Options(_: OptionsProps) {
  const say = useSay();
  return <p className="meta">{say('table.first-said')}</p>;
}
