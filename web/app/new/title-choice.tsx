import { boards } from '@web/boards';
import { Scene } from '@web/components/picture';
import { seatRange } from '@web/games/seat-range';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';

interface Props {
  readonly value: string;
  readonly onChange: (title: string) => void;
}

/** Which game: a card for each. */
export function TitleChoice({ value, onChange }: Props) {
  return (
    <fieldset className="titles">
      <legend className="vh">{say('whichGame')}</legend>
      {Object.entries(boards).map(([title, { options }]) => (
        <label key={title} className="title-card">
          <input type="radio" name="title" value={title} checked={title === value} onChange={() => onChange(title)} />
          <span className="picture">
            <Scene title={title} />
          </span>
          <b>{titleName(title)}</b>
          <span className="meta">{say('forPlayers', { ...seatRange(title, options) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
