import { Link } from '@web/components/link';
import { say } from '@web/people/say';

interface Props {
  readonly name: string;
  readonly onGoOn: () => void;
}

/** To somebody who is signed in as it is. */
export function Already({ name, onGoOn }: Props) {
  return (
    <>
      <div>
        <h1>{say('signedInAlready', { name })}</h1>
        <p className="lead">{say('signedInAlreadyLead')}</p>
      </div>
      <p className="acts">
        <button type="button" className="btn go" onClick={onGoOn}>
          {say('goOn')}
        </button>
        <Link className="btn" href="/you/">
          {say('you')}
        </Link>
      </p>
    </>
  );
}
